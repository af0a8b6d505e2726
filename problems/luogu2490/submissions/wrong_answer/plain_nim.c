/* Wrong: the Nim sum of the gaps, as if only one piece moved at a time. */
#include <stdio.h>
#include <stdint.h>

#define P 1000000007

static uint64_t lost[10001], all[10001], choose[51];

/* So many more places take any number of free cells. */
static void spread(uint64_t *counts, int free, int places)
{
    int s;

    while (places-- > 0)
        for (s = 1; s <= free; s++)
            counts[s] = (counts[s] + counts[s - 1]) % P;
}

int main(void)
{
    int n, k, d, m, free, i, j, s, ones, digit;

    if (scanf("%d %d %d", &n, &k, &d) != 3)
        return 0;
    if (n > 10000 || k > 100 || k > n)
        return 0;
    m = k / 2;
    free = n - k;
    choose[0] = 1; /* row m of Pascal's triangle */
    for (i = 0; i < m; i++)
        for (j = m; j > 0; j--)
            choose[j] = (choose[j] + choose[j - 1]) % P;
    lost[0] = all[0] = 1;
    for (digit = 1; digit <= free; digit *= 2)
        for (s = free; s >= 0; s--)
            for (ones = 2; ones <= m && ones * digit <= s; ones += 2)
                lost[s] = (lost[s] + choose[ones] * lost[s - ones * digit]) % P;
    spread(lost, free, m + 1);
    spread(all, free, k + 1);
    printf("%d\n", (int)((all[free] + P - lost[free]) % P));
    return 0;
}
