/* AtCoder ARC 091 F, Strange Nim: the Grundy value of n stones is n / K if K
   divides n, and 0 if n < K; otherwise that of n - q - 1 stones with q = n / K,
   rounded down. Steps with the same q are taken at once. */
#include <stdio.h>

static long grundy(long n, long k)
{
    while (n / k > 0 && n % k > 0) {
        long step = n / k + 1;
        n -= (n % k + step - 1) / step * step; /* down to K (n / K) or below */
    }
    return n / k;
}

int main(void)
{
    int heaps;
    long a, k, sum = 0;

    if (scanf("%d", &heaps) != 1)
        return 0;
    while (heaps-- > 0 && scanf("%ld %ld", &a, &k) == 2)
        sum ^= grundy(a, k);
    puts(sum != 0 ? "Takahashi" : "Aoki");
    return 0;
}
