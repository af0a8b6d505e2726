/* Wrong: takes the exponent modulo the prime, where the prime less 1 is meant. */
#include <inttypes.h>
#include <stdio.h>

enum { SIZE = 1 << 19, PRIME = 998244353 }; /* values up to 475713 */

static int count[SIZE]; /* of the numbers with each value */
static char format[] = "%" SCNu64 " %d"; /* may be %llu, which C89 lacks */

static uint64_t power(uint64_t base, uint64_t exponent)
{
    uint64_t product = 1;

    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1)
            product = product * base % PRIME;
        base = base * base % PRIME;
    }
    return product;
}

int main(void)
{
    uint64_t n, lost = 0;
    int m, x, high = 1, size = 1, half, i;

    if (scanf(format, &n, &m) != 2)
        return 0;
    n %= PRIME;
    for (x = 1; x <= m; x++) {
        if (x == 2 * high)
            high = x;
        count[x - high + 1]++;
        if (x - high + 1 == size)
            size *= 2;
    }
    for (half = 1; half < size; half *= 2)
        for (i = 0; i < size; i++)
            if ((i & half) == 0) {
                count[i] += count[i + half];
                count[i + half] = count[i] - 2 * count[i + half];
            }
    for (i = 0; i < size; i++)
        lost += power(count[i] < 0 ? count[i] + PRIME : count[i], n);
    lost = lost % PRIME * power(size, PRIME - 2) % PRIME;
    printf("%d\n", (int)((power(m, n) + PRIME - lost) % PRIME));
    return 0;
}
