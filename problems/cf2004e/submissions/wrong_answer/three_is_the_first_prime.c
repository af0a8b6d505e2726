/* Wrong: counts the odd primes alone, so that 3 has the value of 1. */
#include <stdio.h>

enum { LARGEST = 10000000 };

static int value[LARGEST + 1];

int main(void)
{
    int t, n, pile, p, m, sum, index = 0; /* of the latest odd prime */

    value[1] = 1;
    for (p = 3; p <= LARGEST; p += 2)
        if (value[p] == 0) { /* a prime, as no smaller one divides it */
            index++;
            for (m = p; m <= LARGEST; m += 2 * p)
                if (value[m] == 0)
                    value[m] = index;
        }

    if (scanf("%d", &t) != 1)
        return 0;
    while (t-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &pile) == 1)
            sum ^= value[pile];
        puts(sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
