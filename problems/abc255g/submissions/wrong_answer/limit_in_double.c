/* Wrong: looks for the least value below a limit in double, 1e18. The value
   999999999999999999 becomes 1e18 there, and is no less.
   Right on small inputs: it takes a heap of 999999999999999999. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static char number[] = "%" SCNu64; /* may be %llu, which C89 lacks */
enum { MAX = 600000 }; /* the heaps, then X and X - Y of each pair */
static uint64_t stones[MAX], size[MAX], value[MAX], sum;
static int order[MAX], place[MAX], pair_at[MAX], next_pair[MAX];
static int first[MAX], heaps_of[MAX], forbidden[MAX];

static int by_stones(const void *a, const void *b)
{
    uint64_t x = stones[*(const int *)a], y = stones[*(const int *)b];
    return x < y ? -1 : x > y;
}

int main(void)
{
    int n, m, all, sizes = 0, repeats = 0, i, k, v;
    double least;

    /* Read all numbers; Y becomes what it leaves of X. */
    if (scanf("%d %d", &n, &m) != 2)
        return 0;
    all = n + 2 * m;
    for (i = 0; i < all && scanf(number, &stones[i]) == 1; i++) {
        order[i] = i;
        if (i >= n && (i - n) % 2 == 1)
            stones[i] = stones[i - 1] - stones[i];
    }
    /* Give each number the place of its size among the different ones. */
    qsort(order, all, sizeof order[0], by_stones);
    for (i = 0; i < all; i++) {
        if (i == 0 || stones[order[i]] != stones[order[i - 1]])
            size[sizes++] = stones[order[i]];
        place[order[i]] = sizes - 1;
    }
    for (i = n; i < all; i += 2) { /* List the pairs of each X. */
        next_pair[i] = pair_at[place[i]];
        pair_at[place[i]] = i;
    }
    /* Find the least value whose heaps are all forbidden, if any. */
    for (k = 0; k < sizes; k++) {
        first[k] = k;
        least = 1e18;
        for (i = pair_at[k]; i != 0; i = next_pair[i]) {
            v = first[place[i + 1]];
            if (++forbidden[v] == heaps_of[v] && value[v] < least) {
                least = value[v];
                first[k] = v;
            }
        }
        for (i = pair_at[k]; i != 0; i = next_pair[i])
            forbidden[first[place[i + 1]]] = 0;
        heaps_of[first[k]]++;
        value[k] = first[k] == k ? size[k] - repeats : value[first[k]];
        repeats += first[k] < k;
    }
    for (i = 0; i < n; i++)
        sum ^= value[place[i]];
    puts(sum != 0 ? "Takahashi" : "Aoki");
    return 0;
}
