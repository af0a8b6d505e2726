/* AtCoder ABC 368 F, Dividing Game: a number with k prime factors, counted
   with multiplicity, is a Nim heap of k stones. */
#include <stdio.h>

enum { MAX = 100000 };

static int factors[MAX + 1];

int main(void)
{
    int n, a, p, m, sum = 0;

    /* After the primes up to p: how many factors of m are among them. */
    for (p = 2; p <= MAX; p++)
        if (factors[p] == 0)
            for (m = p; m <= MAX; m += p)
                factors[m] = factors[m / p] + 1;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%d", &a) == 1)
        sum ^= factors[a];
    puts(sum != 0 ? "Anna" : "Bruno");
    return 0;
}
