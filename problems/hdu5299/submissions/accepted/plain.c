/* HDU 5299, Circles Game: a circle is worth 1 more than the Nim sum of those
   directly inside it. A vertical line meets arcs 2i (lower) and 2i + 1 (upper)
   of circle i; the arc below where a circle begins tells its parent, or 0. */
#include <stdio.h>
#include <stdlib.h>
enum { SIZE = 20001, LEVELS = 16, FAR = 40000 };
static int x[SIZE], y[SIZE], r[SIZE], value[SIZE], parent[SIZE];
static int next[2 * SIZE][LEVELS], rank[2 * SIZE]; /* arcs in order */
static int first[2 * FAR + 1], other[2 * SIZE]; /* the circles' ends, by x */

static int is_below(int a, int b) /* compared where the later circle begins */
{
    int i = a / 2, j = b / 2, u = x[j] - r[j] - x[i], v = y[j] - y[i];
    if (x[i] - r[i] > x[j] - r[j])
        return !is_below(b, a);
    u = r[i] * r[i] - u * u; /* the square of the height above y[i] */
    return (a % 2 ? u : -u) < v * abs(v) || (i == j && a < b);
}

static int toggle(int arc) /* puts it in or out, and gives the one below */
{
    int level, at = 0;
    for (level = LEVELS - 1; level >= 0; level--) {
        while (next[at][level] != 0 && is_below(next[at][level], arc))
            at = next[at][level];
        if (next[at][level] == arc)
            next[at][level] = next[arc][level];
        else if (rank[arc] % (1 << level) == 0) {
            next[arc][level] = next[at][level];
            next[at][level] = arc;
        }
    }
    return at;
}

int main(void)
{
    int cases, n, i, k, end, arc;
    for (scanf("%d", &cases); cases > 0 && scanf("%d", &n) == 1; cases--) {
        for (i = 1; i <= n && scanf("%d %d %d", x + i, y + i, r + i) == 3; i++)
            for (end = 2 * i; end <= 2 * i + 1; end++) {
                k = FAR + x[i] + (end % 2 ? r[i] : -r[i]);
                rank[end] = rand();
                value[i] = 0;
                other[end] = first[k];
                first[k] = end;
            }
        for (value[0] = k = 0; k <= 2 * FAR; k++)
            for (; (end = first[k]) != 0; first[k] = other[end]) {
                arc = toggle(end / 2 * 2);
                toggle(end / 2 * 2 + 1);
                if (end % 2 == 0)
                    parent[end / 2] = arc % 2 ? parent[arc / 2] : arc / 2;
                else
                    value[parent[end / 2]] ^= value[end / 2] + 1;
            }
        puts(value[0] != 0 ? "Alice" : "Bob");
    }
    return 0;
}
