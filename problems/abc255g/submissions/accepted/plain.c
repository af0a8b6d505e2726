/* AtCoder ABC 255 G, Constrained Nim: all sizes in ascending order, each with
   the least value whose heaps are all forbidden to it, or else a new one. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
static char number[] = "%" SCNu64;
static uint64_t at[600000][2], value[600000], sum; /* a size, its place */
static unsigned heaps_of[600000], forbidden[600000], value_at[600001];
static int by_size(const void *a, const void *b)
{
    const uint64_t *x = (const uint64_t *)a, *y = (const uint64_t *)b;
    return *x < *y ? -1 : *x > *y;
}

int main(void)
{
    unsigned n, m, i, j, k, v, repeats = 0; /* v: where a value is met first */
    if (scanf("%u %u", &n, &m) != 2)
        return 0;
    for (i = 0; i < n + 2 * m && scanf(number, at[i]) == 1; at[i][1] = i, i++)
        if (i >= n && (i - n) % 2 == 1) /* what a take of Y leaves of X */
            at[i][0] = at[i - 1][0] - at[i][0];
    qsort(at, n + 2 * m, sizeof at[0], by_size);
    for (i = 0; i < n + 2 * m; heaps_of[v]++, repeats += v < i, i = j) {
        for (v = j = i; j < n + 2 * m && at[j][0] == at[i][0]; j++) {
            k = value_at[at[j][1] + 1];
            if (at[j][1] >= n && (at[j][1] - n) % 2 == 0) /* an X */
                if (++forbidden[k] == heaps_of[k] && k < v)
                    v = k;
        }
        value[i] = at[i][0] - repeats;
        for (k = i; k < j; k++) {
            forbidden[value_at[at[k][1] + 1]] = 0;
            value_at[at[k][1]] = v;
        }
    }
    for (i = 0; i < n; i++)
        sum ^= value[value_at[i]];
    return puts(sum != 0 ? "Takahashi" : "Aoki") == EOF;
}
