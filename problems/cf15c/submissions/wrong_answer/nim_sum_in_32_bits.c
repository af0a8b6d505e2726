/* Wrong: keeps the Nim sum in 32 bits. */
#include <inttypes.h>
#include <stdio.h>

static char numbers[] = "%" SCNu64 "%" SCNu64; /* maybe %llu, not in C89 */

/* The Nim sum of the numbers from 0 to end - 1. */
static uint64_t nim_sum_below(uint64_t end)
{
    if (end % 4 == 0)
        return 0;
    if (end % 4 == 1)
        return end - 1;
    if (end % 4 == 2)
        return 1;
    return end;
}

int main(void)
{
    int n;
    uint64_t x, m;
    uint32_t sum = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf(numbers, &x, &m) == 2)
        sum ^= nim_sum_below(x) ^ nim_sum_below(x + m);
    puts(sum != 0 ? "tolik" : "bolik");
    return 0;
}
