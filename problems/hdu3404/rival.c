/* HDU 3404, Switch lights: C, and C++ at once. */

static uint64_t product(uint64_t x, uint64_t y, unsigned bits)
{
    if (x < 2 || y < 2)
        return x * y;
    unsigned half = bits / 2;
    uint64_t low = ((uint64_t)1 << half) - 1;
    uint64_t a = x >> half, b = x & low, c = y >> half, d = y & low;
    uint64_t ac = product(a, c, half), bd = product(b, d, half);
    uint64_t high = product(a ^ b, c ^ d, half) ^ bd;
    return high << half ^ bd ^ product((uint64_t)1 << (half - 1), ac, half);
}

int main(void)
{
    uint64_t cases = 0, n, x, y;
    number(&cases);
    while (cases-- > 0 && number(&n)) {
        uint64_t sum = 0;
        while (n-- > 0 && number(&x) && number(&y))
            sum ^= product(x, y, 16);
        say_either(sum, "Have a try, lxhgww.\n", "Don't waste your time.\n");
    }
    return 0;
}
