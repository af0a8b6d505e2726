/* HDU 1536, S-Nim, with the table that accepted programs fill: C, and C++ at once. */
enum { HEAPS = 10001, TAKES = 100 };

static int grundy[HEAPS], takes[TAKES];

static int by_size(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

int main(void)
{
    uint64_t k, i, rows = 0, heaps, heap;
    while (number(&k) && k) {
        int seen[TAKES + 1] = {0}, h;
        for (i = 0; i < k; i++) {
            uint64_t take = 0;
            number(&take);
            takes[i] = (int)take;
        }
        qsort(takes, k, sizeof *takes, by_size);
        for (h = 1; h < HEAPS; h++) {
            int value = 0;
            for (i = 0; i < k && takes[i] <= h; i++)
                seen[grundy[h - takes[i]]] = h;
            while (seen[value] == h)
                value++;
            grundy[h] = value;
        }
        number(&rows);
        while (rows-- > 0 && number(&heaps)) {
            int sum = 0;
            while (heaps-- > 0 && number(&heap))
                sum ^= grundy[heap];
            say(sum ? "W" : "L");
        }
        say("\n");
    }
    return 0;
}
