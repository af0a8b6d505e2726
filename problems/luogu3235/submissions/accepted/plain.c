/* Luogu P3235, The Joy of Jiangnan: the Grundy value of a heap of n >= F is the
   mex of the Nim sums of its splits into m heaps. Of these, r = n mod m have
   q + 1 stones and m - r have q, where q = n / m, and equal heaps cancel. So
   of all m with the same q two next to each other are enough: both parities.
   The first player wins if and only if the Nim sum of the values is not 0. */
#include <stdio.h>

enum { MAX = 99999, SUMS = 2048 }; /* values are below 4 * sqrt(MAX) */

static int value[MAX + 1];
static int seen[SUMS]; /* by Nim sum, the last n with such a split */

static int split(int n, int m)
{
    int q = n / m, r = n % m, sum = 0;

    if (r % 2 == 1)
        sum ^= value[q + 1];
    if ((m - r) % 2 == 1)
        sum ^= value[q];
    return sum;
}

int main(void)
{
    int cases, f, n, heap, m, last, sum, number;

    if (scanf("%d %d", &cases, &f) != 2)
        return 0;
    for (n = f > 2 ? f : 2; n <= MAX; n++) {
        for (m = 2; m <= n; m = last + 1) {
            last = n / (n / m); /* n / m is the same from m to last */
            seen[split(n, m)] = n;
            if (m < last)
                seen[split(n, m + 1)] = n;
        }
        while (seen[value[n]] == n)
            value[n]++;
    }
    for (number = 1; number <= cases && scanf("%d", &n) == 1; number++) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            sum ^= value[heap];
        printf(number < cases ? "%d " : "%d\n", sum != 0);
    }
    return 0;
}
