/* Slow: computes a level anew for each path that leads to it. */
#include <stdio.h>

enum { MAX = 200001 };

int h[MAX], level[MAX], sum[MAX], seen[MAX], mark;
int from[MAX], to[MAX], first[MAX], next[MAX]; /* of v: first[v], ... */

/* The mex of the levels of its successors, each computed anew. */
int level_of(int v)
{
    int e, l;

    for (e = first[v]; e != 0; e = next[e])
        level[to[e]] = level_of(to[e]);
    mark++;
    for (e = first[v]; e != 0; e = next[e])
        seen[level[to[e]]] = mark;
    for (l = 0; seen[l] == mark; l++)
        ;
    return l;
}

int main(void)
{
    int n, m, v, e, top;

    if (scanf("%d %d", &n, &m) != 2)
        return 0;
    for (v = 1; v <= n && scanf("%d", &h[v]) == 1; v++)
        ;
    for (e = 1; e <= m && scanf("%d %d", &from[e], &to[e]) == 2; e++) {
        next[e] = first[from[e]];
        first[from[e]] = e;
    }
    for (v = 1; v <= n; v++) {
        level[v] = level_of(v);
        sum[level[v]] ^= h[v];
    }
    for (top = n - 1; top >= 0 && sum[top] == 0; top--)
        ;
    if (top < 0) {
        puts("LOSE");
        return 0;
    }
    for (v = 1; level[v] != top || (h[v] ^ sum[top]) >= h[v]; v++)
        ;
    h[v] ^= sum[top];
    for (e = 1; e <= m; e++)
        if (from[e] == v) {
            h[to[e]] ^= sum[level[to[e]]];
            sum[level[to[e]]] = 0;
        }
    puts("WIN");
    for (v = 1; v <= n; v++)
        printf("%d%c", h[v], v < n ? ' ' : '\n');
    return 0;
}
