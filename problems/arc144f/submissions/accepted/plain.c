/* AtCoder ARC 144 F, Arithmetic Sequence Nim: the heaps i, i + m, i + 2m, ...
   have the values s, s + 1, ..., c, c, c, ...; count the options whose value
   makes the Nim sum 0. */
#include <inttypes.h>
#include <stdio.h>

static char number[] = "%" SCNu64; /* C89 lacks %llu */
static char three[] = "%" SCNu64 " %" SCNu64 " %" SCNu64;
static char line[] = "%" PRIu64 "\n";
static const uint64_t modulus = 998244353;
static uint64_t heaps[300000];
static uint64_t m, a;

static uint64_t first_value(uint64_t i) /* s */
{
    return i / a % 2;
}

static uint64_t largest_value(uint64_t i) /* c */
{
    uint64_t steps;

    if (i < a) {
        steps = (a - i - 1) / (m - a) + 1;
        return steps - first_value(i + steps * (m - a));
    }
    return first_value(i) == 0 ? 0 : largest_value(i - a) + 1;
}

static uint64_t value(uint64_t heap)
{
    uint64_t grows, largest;

    if (a == 0)
        return heap / m;
    grows = first_value(heap % m) + heap / m;
    largest = largest_value(heap % m);
    return grows < largest ? grows : largest;
}

static uint64_t options(uint64_t heap, uint64_t wanted)
{
    uint64_t column, rows, from, largest;

    if (a == 0)
        return wanted < heap / m;
    if (heap < a)
        return 0;
    column = (heap - a) % m;
    rows = (heap - a) / m + 1;
    largest = largest_value(column);
    if (wanted < first_value(column) || wanted > largest)
        return 0;
    from = wanted - first_value(column);
    if (rows <= from)
        return 0;
    return wanted == largest ? rows - from : 1;
}

int main(void)
{
    uint64_t n, i, sum = 0, moves = 0;

    if (scanf(three, &n, &m, &a) != 3
        || n > 300000 || a >= m)
        return 0;
    for (i = 0; i < n && scanf(number, &heaps[i]) == 1; i++)
        sum ^= value(heaps[i]);
    for (i = 0; i < n && sum != 0; i++)
        moves = (moves + options(heaps[i], value(heaps[i]) ^ sum)) % modulus;
    printf(line, moves);
    return 0;
}
