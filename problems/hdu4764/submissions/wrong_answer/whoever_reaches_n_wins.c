/* Wrong: lets the player win who writes n, as in Bachet's game. */
#include <stdio.h>

int main(void)
{
    int n, k;

    while (scanf("%d %d", &n, &k) == 2 && (n != 0 || k != 0))
        puts(n % (k + 1) != 0 ? "Tang" : "Jiang");
    return 0;
}
