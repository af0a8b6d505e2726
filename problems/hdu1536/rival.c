/* HDU 1536, S-Nim, with a table as accepted programs fill it: C, and C++ at once. */
enum { HEAPS = 10001, TAKES = 100 };

static unsigned char grundy[HEAPS];
static size_t takes[TAKES];
static uint64_t marks[HEAPS][2]; /* a bit for each Grundy value that a move can reach */

static int by_size(const void *a, const void *b)
{
    size_t x = *(const size_t *)a, y = *(const size_t *)b;
    return (x > y) - (x < y);
}

/* Each heap marks its value at all heaps from which a move leads to it. */
static void fill_table(size_t k)
{
    size_t heap, i;
    memset(marks, 0, sizeof marks);
    qsort(takes, k, sizeof *takes, by_size);
    for (heap = 0; heap < HEAPS; heap++) {
        int half = !~marks[heap][0], value = __builtin_ctzll(~marks[heap][half]);
        grundy[heap] = (unsigned char)(64 * half + value);
        while (k && takes[k - 1] >= HEAPS - heap)
            k--;
        for (i = 0; i < k; i++)
            marks[heap + takes[i]][half] |= (uint64_t)1 << value;
    }
}

int main(void)
{
    uint64_t k, i, take, rows = 0, heaps, heap;
    while (number(&k) && k) {
        for (i = 0; i < k && number(&take); i++)
            takes[i] = take;
        fill_table(k);
        number(&rows);
        while (rows-- > 0 && number(&heaps)) {
            int sum = 0;
            while (heaps-- > 0 && number(&heap))
                sum ^= grundy[heap];
            say_either(sum, "W", "L");
        }
        say("\n");
    }
    return 0;
}
