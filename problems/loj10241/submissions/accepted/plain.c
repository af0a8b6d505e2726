/* LibreOJ 10241, Taking Stones 1, which is Bachet's game: the second player
   wins if and only if N is a multiple of K + 1. */
#include <stdio.h>

int main(void)
{
    int n, k;

    if (scanf("%d %d", &n, &k) == 2)
        puts(n % (k + 1) != 0 ? "1" : "2");
    return 0;
}
