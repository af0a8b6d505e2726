/* Luogu P2599, Taking Stones from Both Ends: C, and C++ at once. */

static uint64_t losing_size(uint64_t x, uint64_t other, uint64_t same)
{
    if (x == same)
        return 0;
    return x + (other <= x && x < same) - (same < x && x <= other);
}

int main(void)
{
    static uint64_t heap[1001], left[1001], right[1001];
    uint64_t cases = 0, n, length, i;
    number(&cases);
    while (cases-- > 0 && number(&n)) {
        for (i = 0; i < n; i++)
            number(&heap[i]);
        for (i = 0; i <= n; i++)
            left[i] = right[i] = 0;
        for (length = 1; length < n; length++)
            for (i = 0; i + length <= n; i++) {
                left[i] = losing_size(heap[i + length - 1], left[i], right[i]);
                right[i] = losing_size(heap[i], right[i + 1], left[i + 1]);
            }
        say_either(heap[0] != left[1], "1\n", "0\n");
    }
    return 0;
}
