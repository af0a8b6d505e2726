/* Library Checker nim_product_64: with a power F = 2^(2^k) and a, b, c, d < F
   the nim product of F a + b and F c + d is F h + l, where by nim products
   h = (a ^ b) (c ^ d) ^ b d and l = b d ^ (F / 2) (a c). */
#include <inttypes.h>
#include <stdio.h>

static char numbers[] = "%" SCNu64 "%" SCNu64; /* maybe %llu, not in C89 */
static char line[] = "%" PRIu64 "\n";
static uint64_t small[256][256]; /* the products of numbers of 8 bits */

static uint64_t product(uint64_t x, uint64_t y, int bits);

/* The nim product of numbers of this many bits, a power of two. */
static uint64_t by_halves(uint64_t x, uint64_t y, int bits)
{
    int half = bits / 2;
    uint64_t low = ((uint64_t)1 << half) - 1;
    uint64_t a = x >> half, b = x & low, c = y >> half, d = y & low;
    uint64_t ac = product(a, c, half), bd = product(b, d, half);
    uint64_t high = product(a ^ b, c ^ d, half) ^ bd;

    return high << half ^ bd ^ product((uint64_t)1 << (half - 1), ac, half);
}

static uint64_t product(uint64_t x, uint64_t y, int bits)
{
    if (x < 2 || y < 2)
        return x * y;
    return bits == 8 ? small[x][y] : by_halves(x, y, bits);
}

int main(void)
{
    int cases;
    uint64_t x, y;

    for (x = 2; x < 256; x++)
        for (y = 2; y < 256; y++)
            small[x][y] = by_halves(x, y, 8);
    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf(numbers, &x, &y) == 2)
        printf(line, product(x, y, 64));
    return 0;
}
