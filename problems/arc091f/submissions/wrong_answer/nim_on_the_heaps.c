/* Wrong: Nim with the heaps, as if K were 1 for each of them. */
#include <stdio.h>

int main(void)
{
    int heaps;
    long a, k, sum = 0;

    if (scanf("%d", &heaps) != 1)
        return 0;
    while (heaps-- > 0 && scanf("%ld %ld", &a, &k) == 2)
        sum ^= a;
    puts(sum != 0 ? "Takahashi" : "Aoki");
    return 0;
}
