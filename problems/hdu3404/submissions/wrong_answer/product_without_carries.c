/* Wrong: the product without carries, that of polynomials modulo 2. */
#include <stdio.h>

/* The product of polynomials, without reduction. */
static unsigned product(unsigned x, unsigned y)
{
    unsigned result = 0;

    for (; y > 0; y >>= 1, x <<= 1)
        if (y & 1)
            result ^= x;
    return result;
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
            sum ^= product(x, y);
        puts(sum != 0 ? "Have a try, lxhgww." : "Don't waste your time.");
    }
    return 0;
}
