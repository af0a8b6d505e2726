/* HDU 3951, Coin Game, 1 to K neighbours taken from a circle of N coins: the
   first player wins if and only if N <= K, or K = 1 and N is odd. */
#include <stdio.h>

int main(void)
{
    int cases, number, n, k;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (number = 1; number <= cases && scanf("%d %d", &n, &k) == 2; number++)
        printf("Case %d: %s\n", number,
            n <= k || (k == 1 && n % 2 == 1) ? "first" : "second");
    return 0;
}
