/* AtCoder AGC 010 F, Tree Game: a vertex wins if and only if some neighbour
   with fewer stones loses, so the vertices are taken in the order of their
   stones. */
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 3000 };

static int stones[MAX + 1], order[MAX], wins[MAX + 1];
static int first[MAX + 1], next[2 * MAX], to[2 * MAX], edges = 1;

static int compare(const void *a, const void *b)
{
    int x = stones[*(const int *)a], y = stones[*(const int *)b];

    return (x > y) - (x < y);
}

static void arrow(int v, int u)
{
    to[edges] = u;
    next[edges] = first[v];
    first[v] = edges++;
}

int main(void)
{
    int n, i, v, u, e, count = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    for (v = 1; v <= n && scanf("%d", &stones[v]) == 1; v++)
        order[v - 1] = v;
    for (i = 1; i < n && scanf("%d %d", &v, &u) == 2; i++) {
        arrow(v, u);
        arrow(u, v);
    }
    qsort(order, n, sizeof order[0], compare);
    for (i = 0; i < n; i++)
        for (e = first[order[i]]; e != 0; e = next[e])
            if (stones[to[e]] < stones[order[i]] && !wins[to[e]])
                wins[order[i]] = 1;
    for (v = 1; v <= n; v++)
        if (wins[v])
            printf("%s%d", count++ == 0 ? "" : " ", v);
    puts("");
    return 0;
}
