/* AtCoder ARC 168 B, Arbitrary Nim: C, and C++ at once. */
enum { HEAPS = 250000, BITS = 11, DIGITS = 1 << BITS };

static uint32_t heaps[2][HEAPS];

/* Sorts by the digit of these bits. */
static void sort_by(const uint32_t *from, uint32_t *to, size_t n, int shift)
{
    static size_t end[DIGITS];
    size_t i, sum = 0;
    memset(end, 0, sizeof end);
    for (i = 0; i < n; i++)
        end[from[i] >> shift & (DIGITS - 1)]++;
    for (i = 0; i < DIGITS; i++) {
        size_t count = end[i];
        end[i] = sum;
        sum += count;
    }
    for (i = 0; i < n; i++)
        to[end[from[i] >> shift & (DIGITS - 1)]++] = from[i];
}

int main(void)
{
    uint64_t n, heap;
    while (number(&n)) {
        uint32_t sum = 0;
        size_t i;
        for (i = 0; i < n && number(&heap); i++)
            sum ^= heaps[0][i] = (uint32_t)heap;
        if (sum) {
            say("-1\n");
            continue;
        }
        sort_by(heaps[0], heaps[1], n, 0);
        sort_by(heaps[1], heaps[0], n, BITS);
        sort_by(heaps[0], heaps[1], n, 2 * BITS);
        for (i = n; i >= 2 && heaps[1][i - 1] == heaps[1][i - 2]; i -= 2)
            ;
        say_number(i ? heaps[1][i - 1] - 1 : 0);
        say("\n");
    }
    return 0;
}
