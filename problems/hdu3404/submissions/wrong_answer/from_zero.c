/* Wrong: counts the coordinates from 0. */
#include <stdio.h>

/* The nim product of numbers of this many bits, a power of two. */
static unsigned product(unsigned x, unsigned y, int bits)
{
    int half = bits / 2;
    unsigned a, b, c, d, ac, bd, high, low = (1u << half) - 1;

    if (x < 2 || y < 2)
        return x * y;
    a = x >> half;
    b = x & low;
    c = y >> half;
    d = y & low;
    ac = product(a, c, half);
    bd = product(b, d, half);
    high = product(a ^ b, c ^ d, half) ^ bd;
    return high << half ^ bd ^ product(1u << (half - 1), ac, half);
}

int main(void)
{
    int cases, n;
    unsigned x, y, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%u %u", &x, &y) == 2)
            sum ^= product(x - 1, y - 1, 16);
        puts(sum != 0 ? "Have a try, lxhgww." : "Don't waste your time.");
    }
    return 0;
}
