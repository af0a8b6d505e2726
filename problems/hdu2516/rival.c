/* HDU 2516, Fibonacci nim: C, and C++ at once. */

/* The Fibonacci numbers of each length in bits; there are at most two. */
static uint64_t fibonacci[64][2];

static int bits(uint64_t n)
{
    return 63 - __builtin_clzll(n);
}

int main(void)
{
    uint64_t n, last = 1, next = 1;
    while (next >= last) { /* until it overflows */
        uint64_t sum = last + next, *pair = fibonacci[bits(next)];
        pair[pair[0] != 0] = next;
        last = next;
        next = sum;
    }
    while (number(&n) && n) {
        const uint64_t *pair = fibonacci[bits(n)];
        say_either((n == pair[0]) | (n == pair[1]), "Second win\n", "First win\n");
    }
    return 0;
}
