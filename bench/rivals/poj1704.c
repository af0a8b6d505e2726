/* POJ 1704, Georgia and Bob: C, and C++ at once. */
static uint64_t cells[1000];

static int by_size(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

int main(void)
{
    uint64_t cases = 0, n, i;
    number(&cases);
    while (cases-- > 0 && number(&n)) {
        uint64_t sum = 0;
        for (i = 0; i < n; i++)
            number(&cells[i]);
        qsort(cells, n, sizeof *cells, by_size);
        for (i = n % 2; i < n; i += 2)
            sum ^= cells[i + 1] - cells[i] - 1;
        if (n % 2)
            sum ^= cells[0] - 1;
        say(sum ? "Georgia will win\n" : "Bob will win\n");
    }
    return 0;
}
