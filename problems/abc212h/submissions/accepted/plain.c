/* AtCoder ABC 212 H, Nim Counting: after the Walsh transform of the numbers,
   t[0] counts all rows, and the sum of all t[i] divided by their number the
   lost ones, where t^1 + t^2 + ... + t^N comes in place of each t. */
#include <inttypes.h>
#include <stdio.h>

enum { P = 998244353, SIZE = 65536 };

static char line[] = "%" PRIu64 "\n"; /* may be %llu, which C89 lacks */
static uint64_t t[SIZE];

/* t + t^2 + ... + t^n; *power becomes t^n */
static uint64_t powers(uint64_t t, long n, uint64_t *power)
{
    uint64_t sum = 0;

    *power = 1;
    if (n > 0) {
        sum = powers(t, n / 2, power);
        sum = (sum + *power * sum) % P;
        *power = *power * *power % P;
    }
    if (n % 2 == 1) {
        *power = *power * t % P;
        sum = (sum + *power) % P;
    }
    return sum;
}

int main(void)
{
    long n, k, given, i, j, half;
    uint64_t left, power, lost = 0, all;

    if (scanf("%ld %ld", &n, &k) != 2)
        return 0;
    while (k-- > 0 && scanf("%ld", &given) == 1)
        t[given]++;
    for (half = 1; half < SIZE; half *= 2)
        for (i = 0; i < SIZE; i += 2 * half)
            for (j = i; j < i + half; j++) {
                left = t[j];
                t[j] = (left + t[j + half]) % P;
                t[j + half] = (left + P - t[j + half]) % P;
            }
    all = powers(t[0], n, &power);
    for (i = 0; i < SIZE; i++)
        lost += powers(t[i], n, &power);
    lost %= P;
    for (i = 1; i < SIZE; i *= 2) /* divided by SIZE */
        lost = (lost % 2 == 0 ? lost : lost + P) / 2;
    printf(line, (all + P - lost) % P);
    return 0;
}
