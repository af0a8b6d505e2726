/* Codeforces 1149E, Election Promises: the level of a vertex is the mex of the
   levels of its successors. The first player wins if and only if some level has
   a Nim sum other than 0: repair the highest and, by successors, the rest. */
#include <stdio.h>

enum { MAX = 200001 };

int h[MAX], level[MAX], sum[MAX], seen[MAX]; /* seen[l] is v: v leads to l */
int from[MAX], to[MAX], first[MAX], next[MAX]; /* of v: first[v], ... */
int in_degree[MAX], order[MAX]; /* each vertex before its successors */

int main(void)
{
    int n, m, v, e, i, top, count = 0;

    if (scanf("%d %d", &n, &m) != 2)
        return 0;
    for (v = 1; v <= n && scanf("%d", &h[v]) == 1; v++)
        ;
    for (e = 1; e <= m && scanf("%d %d", &from[e], &to[e]) == 2; e++) {
        next[e] = first[from[e]];
        first[from[e]] = e;
        in_degree[to[e]]++;
    }
    for (v = 1; v <= n; v++)
        if (in_degree[v] == 0)
            order[count++] = v;
    for (i = 0; i < count; i++)
        for (e = first[order[i]]; e != 0; e = next[e])
            if (--in_degree[to[e]] == 0)
                order[count++] = to[e];
    while (count-- > 0) {
        v = order[count];
        for (e = first[v]; e != 0; e = next[e])
            seen[level[to[e]]] = v;
        while (seen[level[v]] == v)
            level[v]++;
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
