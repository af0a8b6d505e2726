/* Luogu P3235, The Joy of Jiangnan: the Grundy value of a heap of n >= F is the
   mex of the Nim sums of its splits into m heaps. Of these, r = n - qm have
   q + 1 stones and m - r have q, where q = n / m, and equal heaps cancel: of n
   and m only the parities count. If n >= 2q(q + 1), both parities of m occur.
   The first player wins if and only if the Nim sum of the values is not 0. */
#include <stdio.h>

enum { MAX = 99999, SUMS = 2048 }; /* values are below 4 * sqrt(MAX) */

static int value[MAX + 1];
static int seen[SUMS]; /* by Nim sum, the last n with such a split */
static int always[2][SUMS]; /* by parity of n: do all larger n have one? */

static int split(int n, int m, int q)
{
    int r = (n + q * m) % 2, sum = 0;

    if (r == 1)
        sum ^= value[q + 1];
    if ((m + r) % 2 == 1)
        sum ^= value[q];
    return sum;
}

int main(void)
{
    int cases, f, n, heap, m, sum, number, done = 0;

    if (scanf("%d %d", &cases, &f) != 2)
        return 0;
    for (n = f > 2 ? f : 2; n <= MAX; n++) {
        while (2 * (done + 1) * (done + 2) <= n) {
            done++; /* the quotients up to this one are always there */
            for (m = 0; m < 2; m++) {
                always[0][split(0, m, done)] = 1;
                always[1][split(1, m, done)] = 1;
            }
        }
        for (m = 2; n / m > done; m++)
            seen[split(n, m, n / m)] = n;
        while (seen[value[n]] == n || always[n % 2][value[n]])
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
