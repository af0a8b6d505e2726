/* Wrong: jumps past K (n / K) even if a step ends there exactly, where the
   recursion has to stop. */
#include <stdio.h>

static long grundy(long n, long k)
{
    while (n / k > 0 && n % k > 0) {
        long step = n / k + 1;
        n -= (n % k / step + 1) * step;
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
