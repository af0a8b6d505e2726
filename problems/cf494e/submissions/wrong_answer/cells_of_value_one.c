/* Wrong: takes all white cells for worth 1, as if k were 1. */
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 50000 };

static int bounds[2 * MAX]; /* columns b - 1 and d */
static int changes[2 * MAX][4]; /* row, 1 or -1 more, columns from and to */
static int counts[16 * MAX], sums[16 * MAX]; /* of nodes of a segment tree */

static int by_first(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static void add(const int *change, int node, int from, int to)
{
    int start = bounds[from], end = bounds[to], middle = (from + to) / 2;

    if (change[2] <= start && end <= change[3])
        counts[node] += change[1];
    else if (change[2] < end && start < change[3]) {
        add(change, 2 * node, from, middle);
        add(change, 2 * node + 1, middle, to);
    }
    sums[node] = sums[2 * node] ^ sums[2 * node + 1];
    if (counts[node] > 0)
        sums[node] = start ^ end;
}

int main(void)
{
    int n, m, k, i, a, b, c, d, sum = 0;

    if (scanf("%d %d %d", &n, &m, &k) != 3)
        return 0;
    for (i = 0; i < 2 * m; i += 2) {
        if (scanf("%d %d %d %d", &a, &b, &c, &d) != 4)
            return 0;
        changes[i][0] = a - 1;
        changes[i + 1][0] = c;
        changes[i][1] = 1;
        changes[i + 1][1] = -1;
        bounds[i] = changes[i][2] = changes[i + 1][2] = b - 1;
        bounds[i + 1] = changes[i][3] = changes[i + 1][3] = d;
    }
    qsort(bounds, 2 * m, sizeof bounds[0], by_first);
    qsort(changes, 2 * m, sizeof changes[0], by_first);
    for (i = 0; i < 2 * m; i++) {
        if (i > 0)
            sum ^= (changes[i][0] ^ changes[i - 1][0]) & sums[1];
        add(changes[i], 1, 0, 2 * m - 1);
    }
    puts(sum % 2 != 0 ? "Hamed" : "Malek");
    return 0;
}
