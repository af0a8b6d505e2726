/* POJ 1704, Georgia and Bob: C, and C++ at once. */
enum { WORDS = 10000 / 64 + 1 };

/* A bit for each cell with a piece. In this order they need not be sorted. */
static uint64_t strip[WORDS];

int main(void)
{
    uint64_t cases = 0, n, i, cell;
    number(&cases);
    while (cases-- > 0 && number(&n)) {
        /* A pair of pieces is a heap. An odd first piece makes a pair with the edge, which is cell 0. */
        uint64_t sum = 0, heap = 0;
        strip[0] |= n & 1;
        for (i = 0; i < n && number(&cell); i++)
            strip[cell / 64] |= (uint64_t)1 << cell % 64;
        for (i = 0; i < WORDS; i++) {
            for (; strip[i]; strip[i] &= strip[i] - 1) {
                cell = 64 * i + (uint64_t)__builtin_ctzll(strip[i]);
                if (heap) {
                    sum ^= cell - heap;
                    heap = 0;
                } else {
                    heap = cell + 1; /* the first cell between the two */
                }
            }
        }
        say_either(sum, "Georgia will win\n", "Bob will win\n");
    }
    return 0;
}
