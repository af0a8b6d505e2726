/* Codeforces 1906G, Grid Game 2: the sum of the values of a rectangle with the
   corner (1, 1) is that of the quotients in Euclid's algorithm, modulo 2. */
#include <stdio.h>

static unsigned long quotients(unsigned long r, unsigned long c)
{
    unsigned long sum = 0, rest;

    while (c > 0) {
        sum += r / c;
        rest = r % c;
        r = c;
        c = rest;
    }
    return sum;
}

int main(void)
{
    unsigned long n, r, c, sum = 0;

    if (scanf("%lu", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%lu %lu", &r, &c) == 2 && r > 0 && c > 0)
        sum += quotients(r, c) + quotients(r - 1, c)
            + quotients(r, c - 1) + quotients(r - 1, c - 1);
    puts(sum % 2 == 1 ? "FIRST" : "SECOND");
    return 0;
}
