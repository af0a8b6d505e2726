/* Wrong: gives 8600, who cannot move there, the board of one square. */
#include <stdio.h>

int main(void)
{
    int n;

    while (scanf("%d", &n) == 1 && n != 0)
        puts(n % 2 == 0 || n == 1 ? "8600" : "ailyanlu");
    return 0;
}
