/* AtCoder ARC 151 C, 01 Game: a gap between equal digits is worth 1, between
   different ones 0, and the cells before the first digit, or behind the last,
   are worth their number. Without digits, N must be odd. */
#include <inttypes.h>
#include <stdio.h>

static char numbers[] = "%" SCNu64 " %" SCNu64; /* C89 lacks %llu */

int main(void)
{
    uint64_t n, m, i, x, y, sum = 0, last = 0, before = 0;

    if (scanf(numbers, &n, &m) != 2)
        return 0;
    for (i = 0; i < m && scanf(numbers, &x, &y) == 2; i++) {
        if (i == 0)
            sum = x - 1;
        else if (y == before)
            sum ^= 1;
        last = x;
        before = y;
    }
    if (m == 0)
        sum = n % 2;
    else
        sum ^= n - last;
    puts(sum != 0 ? "Takahashi" : "Aoki");
    return 0;
}
