/* Wrong: leaves out the first heap of each quarry, together with those below. */
#include <inttypes.h>
#include <stdio.h>

static char numbers[] = "%" SCNu64 "%" SCNu64; /* maybe %llu, not in C89 */

/* The Nim sum of the numbers from 0 to last. */
static uint64_t nim_sum_to(uint64_t last)
{
    if (last % 4 == 0)
        return last;
    if (last % 4 == 1)
        return 1;
    if (last % 4 == 2)
        return last + 1;
    return 0;
}

int main(void)
{
    int n;
    uint64_t x, m, sum = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf(numbers, &x, &m) == 2)
        sum ^= nim_sum_to(x) ^ nim_sum_to(x + m - 1);
    puts(sum != 0 ? "tolik" : "bolik");
    return 0;
}
