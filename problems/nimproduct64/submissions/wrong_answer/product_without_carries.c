/* Wrong: the product without carries, that of polynomials modulo 2. */
#include <inttypes.h>
#include <stdio.h>

static char numbers[] = "%" SCNu64 "%" SCNu64; /* maybe %llu, not in C89 */
static char line[] = "%" PRIu64 "\n";

static uint64_t product(uint64_t x, uint64_t y)
{
    uint64_t result = 0;

    for (; y > 0; y >>= 1, x <<= 1)
        if (y & 1)
            result ^= x;
    return result;
}

int main(void)
{
    int cases;
    uint64_t x, y;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf(numbers, &x, &y) == 2)
        printf(line, product(x, y));
    return 0;
}
