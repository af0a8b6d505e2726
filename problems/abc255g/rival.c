/* AtCoder ABC 255 G, Constrained Nim: C, and C++ at once. All sizes in ascending order: the heaps, and for
   each pair what the take leaves, and X. */
enum { SIZES = 600000, BITS = 10, DIGITS = 1 << BITS };

static uint64_t sizes[2][SIZES], values[SIZES];
static uint32_t places[2][SIZES], value_at[SIZES + 1], heaps_of[SIZES], forbidden[SIZES];

/* Sorts by the digit of these bits. */
static void sort_by(int from, size_t n, int shift)
{
    static size_t end[DIGITS];
    size_t i, sum = 0;
    memset(end, 0, sizeof end);
    for (i = 0; i < n; i++)
        end[sizes[from][i] >> shift & (DIGITS - 1)]++;
    for (i = 0; i < DIGITS; i++) {
        size_t count = end[i];
        end[i] = sum;
        sum += count;
    }
    for (i = 0; i < n; i++) {
        size_t place = end[sizes[from][i] >> shift & (DIGITS - 1)]++;
        sizes[!from][place] = sizes[from][i];
        places[!from][place] = places[from][i];
    }
}

int main(void)
{
    uint64_t n, m;
    while (number(&n) && number(&m)) {
        uint64_t sum = 0, repeats = 0;
        size_t i, j, k, v, all = n + 2 * m;
        int shift, from = 0;
        memset(value_at, 0, sizeof value_at);
        memset(heaps_of, 0, sizeof heaps_of);
        for (i = 0; i < all && number(&sizes[0][i]); i++) {
            places[0][i] = (uint32_t)i;
            if (i >= n && (i - n) % 2 == 1)
                sizes[0][i] = sizes[0][i - 1] - sizes[0][i];
        }
        for (shift = 0; shift < 60; shift += BITS) {
            sort_by(from, all, shift);
            from = !from;
        }
        for (i = 0; i < all; i = j) {
            v = i;
            for (j = i; j < all && sizes[from][j] == sizes[from][i]; j++)
                if (places[from][j] >= n && (places[from][j] - n) % 2 == 0) {
                    k = value_at[places[from][j] + 1];
                    if (++forbidden[k] == heaps_of[k] && k < v)
                        v = k;
                }
            heaps_of[v]++;
            values[i] = sizes[from][i] - repeats;
            repeats += v < i;
            for (k = i; k < j; k++) {
                forbidden[value_at[places[from][k] + 1]] = 0;
                value_at[places[from][k]] = (uint32_t)v;
            }
        }
        for (i = 0; i < n; i++)
            sum ^= values[value_at[i]];
        say_either(sum, "Takahashi\n", "Aoki\n");
    }
    return 0;
}
