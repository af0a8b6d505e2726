/* Codeforces 2032F, Peanuts: whoever is to win the first box with more than a
   peanut in a pocket wins all. Count by the pocket with which this box ends;
   twice a number below the modulus still fits into 32 bits. */
#include <stdio.h>

static const unsigned long modulus = 998244353;

int main(void)
{
    unsigned long cases, n, i, a, nim_sum, all_ones;
    unsigned long ways; /* to divide the ones before the first larger pocket */
    unsigned long before[2]; /* their sums over even and odd numbers of ones */
    unsigned long earlier, last; /* for the ends of the box so far */

    if (scanf("%lu", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%lu", &n) == 1) {
        nim_sum = earlier = last = before[1] = 0;
        ways = before[0] = all_ones = 1;
        for (i = 1; i <= n && scanf("%lu", &a) == 1; i++) {
            nim_sum ^= a;
            if (a > 1)
                all_ones = 0;
            if (all_ones) {
                if (i > 1)
                    ways = 2 * ways % modulus;
                before[i % 2] = (before[i % 2] + ways) % modulus;
                continue;
            }
            earlier = (2 * earlier + last) % modulus;
            last = nim_sum == 0 ? 0 : before[0];
            if (nim_sum == 1)
                last = (last + before[1]) % modulus;
        }
        if (all_ones)
            printf("%lu\n", n % 2 == 1 ? ways : 0);
        else
            printf("%lu\n", (earlier + last) % modulus);
    }
    return 0;
}
