/* Luogu P4077, Coin Game: coin turning. The value of coin x is the mex of the
   exclusive ors of the values of x/r, x/r^2, ..., x/r^q. The coins that show
   tails, those with the state 0, count. */
#include <stdio.h>
#include <string.h>

static int value[30001];
static char seen[128]; /* a coin has less than 64 moves */

int main(void)
{
    static const int primes[2] = {2, 3};
    int cases, n, max_q, x, coin, i, r, q, sum, all, tails;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &max_q) == 2) {
        all = 0;
        for (x = 1; x <= n && scanf("%d", &tails) == 1; x++) {
            memset(seen, 0, sizeof seen);
            for (i = 0; i < 2; i++)
                for (r = primes[i]; x % r == 0; r *= primes[i]) {
                    coin = x;
                    sum = 0;
                    for (q = 1; q <= max_q && coin % r == 0; q++) {
                        coin /= r;
                        sum ^= value[coin];
                        seen[sum] = 1;
                    }
                }
            value[x] = 0;
            while (seen[value[x]])
                value[x]++;
            if (tails == 0)
                all ^= value[x];
        }
        puts(all != 0 ? "win" : "lose");
    }
    return 0;
}
