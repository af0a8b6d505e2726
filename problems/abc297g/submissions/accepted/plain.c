/* AtCoder ABC 297 G, Constrained Nim 2: with takes of L to R a heap of A is
   a Nim heap of (A mod (L + R)) / L stones, rounded down. */
#include <stdio.h>

int main(void)
{
    unsigned n, l, r, a, sum = 0;

    if (scanf("%u %u %u", &n, &l, &r) != 3)
        return 0;
    while (n-- > 0 && scanf("%u", &a) == 1)
        sum ^= a % (l + r) / l; /* L + R is at most 2000000000 */
    puts(sum != 0 ? "First" : "Second");
    return 0;
}
