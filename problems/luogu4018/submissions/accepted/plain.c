/* Luogu P4018, Roy&October's Stones: 1 to 5 are powers of primes, and no power
   of a prime is a multiple of 6. So October, who moves first, leaves a multiple
   of 6, unless n is one. */
#include <stdio.h>

int main(void)
{
    int cases, n;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1)
        puts(n % 6 != 0 ? "October wins!" : "Roy wins!");
    return 0;
}
