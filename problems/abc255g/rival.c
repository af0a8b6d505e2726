/* AtCoder ABC 255 G, Constrained Nim: C, and C++ at once. The pairs in ascending order of X; for each value a
   place in a table, found by hashing, counts its heaps that are forbidden and its repeats. */
enum { MOST = 200000, BITS = 10, DIGITS = 1 << BITS, PLACE_BITS = 19, PLACES = 1 << PLACE_BITS };

struct pair {
    uint64_t x, left; /* what the take leaves */
};

struct place {
    uint64_t value, x; /* for which heap X the forbidden ones are counted */
    uint32_t repeats, forbidden;
};

static struct pair pairs[2][MOST];
static struct place places[PLACES], *used[MOST];
static uint64_t heaps[MOST], repeats[MOST], values[MOST];
static size_t count, used_count;

/* Sorts by the digit of these bits. */
static void sort_by(const struct pair *from, struct pair *to, size_t m, int shift)
{
    static uint32_t end[DIGITS];
    size_t i, sum = 0;
    memset(end, 0, sizeof end);
    for (i = 0; i < m; i++)
        end[from[i].x >> shift & (DIGITS - 1)]++;
    for (i = 0; i < DIGITS; i++) {
        size_t here = end[i];
        end[i] = (uint32_t)sum;
        sum += here;
    }
    for (i = 0; i < m; i++)
        to[end[from[i].x >> shift & (DIGITS - 1)]++] = from[i];
}

/* The value of a heap, if all repeats up to it are known. No branch of the search depends on the numbers. */
static inline uint64_t grundy(uint64_t heap)
{
    const uint64_t *base = repeats;
    size_t rest = count, smaller;
    if (count == 0)
        return heap;
    while (rest > 1) {
        const size_t half = rest / 2;
        base = base[half - 1] < heap ? base + half : base;
        rest -= half;
    }
    smaller = (size_t)(base - repeats) + (*base < heap);
    return smaller < count && repeats[smaller] == heap ? values[smaller] : heap - smaller;
}

/* The place of a value, which is kept there with 1 added: 0 is an empty place. */
static inline struct place *place_of(uint64_t value)
{
    size_t i = value * 0x9e3779b97f4a7c15 >> (64 - PLACE_BITS);
    while (places[i].value && places[i].value != value + 1)
        i = (i + 1) % PLACES;
    if (!places[i].value) {
        places[i].value = value + 1;
        used[used_count++] = &places[i];
    }
    return &places[i];
}

int main(void)
{
    uint64_t n, m;
    while (number(&n) && number(&m)) {
        uint64_t sum = 0, take = 0;
        size_t i, j;
        int shift, from = 0;
        uint64_t bits = 0; /* that some X has */
        for (count = 0; used_count;)
            memset(used[--used_count], 0, sizeof *places);
        for (i = 0; i < n; i++)
            number(&heaps[i]);
        for (i = 0; i < m; i++) {
            number(&pairs[0][i].x);
            number(&take);
            pairs[0][i].left = pairs[0][i].x - take;
            bits |= pairs[0][i].x;
        }
        for (shift = 0; bits >> shift; shift += BITS) {
            sort_by(pairs[from], pairs[!from], m, shift);
            from = !from;
        }
        for (i = 0; i < m; i = j) {
            const uint64_t x = pairs[from][i].x;
            struct place *least = NULL;
            for (j = i; j < m && pairs[from][j].x == x; j++) {
                struct place *place = place_of(grundy(pairs[from][j].left));
                if (place->x != x) {
                    place->x = x;
                    place->forbidden = 0;
                }
                if (++place->forbidden == 1 + place->repeats && (!least || place->value < least->value))
                    least = place;
            }
            if (least) {
                least->repeats++;
                repeats[count] = x;
                values[count++] = least->value - 1;
            }
        }
        for (i = 0; i < n; i++)
            sum ^= grundy(heaps[i]);
        say_either(sum, "Takahashi\n", "Aoki\n");
    }
    return 0;
}
