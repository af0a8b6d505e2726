/* HDU 4764, Stone: whoever writes n - 1 wins, so what is missing up to there is
   a heap from which a move takes 1 to k (Bachet). The second player wins if and
   only if k + 1 divides n - 1. */
#include <stdio.h>

int main(void)
{
    int n, k;

    while (scanf("%d %d", &n, &k) == 2 && (n != 0 || k != 0))
        puts((n - 1) % (k + 1) != 0 ? "Tang" : "Jiang");
    return 0;
}
