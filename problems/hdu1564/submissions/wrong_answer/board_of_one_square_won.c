/* Wrong: lets 8600 win on a board of one square, where nobody can move. */
#include <stdio.h>

int main(void)
{
    int n;

    while (scanf("%d", &n) == 1 && n != 0)
        puts(n % 2 == 0 || n == 1 ? "8600" : "ailyanlu");
    return 0;
}
