/* Luogu P2148 E&D: the Grundy value of a pair of heaps a and b is the number
   of binary ones at the end of (a - 1) | (b - 1). The first player wins if and
   only if the exclusive or of the values is not 0. */
#include <stdio.h>

int main(void)
{
    int cases, n, value, sum;
    unsigned a, b, ones;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        for (; n > 0 && scanf("%u %u", &a, &b) == 2; n -= 2) {
            value = 0;
            for (ones = (a - 1) | (b - 1); ones % 2 == 1; ones /= 2)
                value++;
            sum ^= value;
        }
        puts(sum != 0 ? "YES" : "NO");
    }
    return 0;
}
