/* Luogu P2490, Black and White Pieces: C, and C++ at once. */

static uint64_t lost[10001], all[10001], choose[51];

static void spread(uint64_t *counts, uint64_t free, uint64_t places)
{
    while (places-- > 0)
        for (uint64_t s = 1; s <= free; s++) {
            uint64_t sum = counts[s] + counts[s - 1];
            counts[s] = sum < 1000000007 ? sum : sum - 1000000007;
        }
}

int main(void)
{
    uint64_t n, k, d;
    if (!number(&n) || !number(&k) || !number(&d) || n > 10000 || k > 100 || k > n)
        return 0;
    uint64_t m = k / 2, free = n - k;
    choose[0] = 1;
    for (uint64_t i = 0; i < m; i++)
        for (uint64_t j = m; j > 0; j--)
            choose[j] = (choose[j] + choose[j - 1]) % 1000000007;
    lost[0] = all[0] = 1;
    for (uint64_t digit = 1; digit <= free; digit *= 2)
        for (uint64_t s = free; s > d; s--)
            for (uint64_t ones = d + 1; ones <= m && ones * digit <= s; ones += d + 1)
                lost[s] = (lost[s] + choose[ones] * lost[s - ones * digit]) % 1000000007;
    spread(lost, free, m + 1);
    spread(all, free, k + 1);
    say_number((all[free] + 1000000007 - lost[free]) % 1000000007);
    say("\n");
    return 0;
}
