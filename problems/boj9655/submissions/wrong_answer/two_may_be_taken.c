/* Wrong: thinks that a move takes 1 to 3 stones. */
#include <stdio.h>

int main(void)
{
    int n;

    if (scanf("%d", &n) != 1)
        return 0;
    puts(n % 4 != 0 ? "SK" : "CY");
    return 0;
}
