/* Wrong: lets F times F be F, not F + F / 2. */
#include <inttypes.h>
#include <stdio.h>

static char numbers[] = "%" SCNu64 "%" SCNu64; /* maybe %llu, not in C89 */
static char line[] = "%" PRIu64 "\n";

/* The nim product of numbers of so many bits, a power of two. */
static uint64_t product(uint64_t x, uint64_t y, int bits)
{
    int half = bits / 2;
    uint64_t a, b, c, d, bd, high, low = ((uint64_t)1 << half) - 1;

    if (x < 2 || y < 2)
        return x * y;
    a = x >> half;
    b = x & low;
    c = y >> half;
    d = y & low;
    bd = product(b, d, half);
    high = product(a ^ b, c ^ d, half) ^ bd;
    return high << half ^ bd;
}

int main(void)
{
    int cases;
    uint64_t x, y;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf(numbers, &x, &y) == 2)
        printf(line, product(x, y, 64));
    return 0;
}
