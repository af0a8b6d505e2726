/* Codeforces 1498F, Christmas Game: Staircase Nim with stairs of k levels. For
   each vertex and each distance mod 2k, the exclusive or of the vertices below
   at this distance, then of all: u adds what it has, without what came from
   v. Alice wins if that of the distances k to 2k - 1 is not 0. */
#include <stdio.h>

enum { MAX = 100001 };
static long first[MAX], next[2 * MAX], end[2 * MAX]; /* the neighbours */
static long order[MAX], parent[MAX], sum[MAX][40];

int main(void)
{
    long n, k, i, j, x, y, u, v, last = 0, edges = 0, all, down[40];

    if (scanf("%ld %ld", &n, &k) != 2)
        return 0;
    for (i = 1; i < n && scanf("%ld %ld", &x, &y) == 2; i++) {
        end[++edges] = y;
        next[edges] = first[x];
        first[x] = edges;
        end[++edges] = x;
        next[edges] = first[y];
        first[y] = edges;
    }
    for (v = 1; v <= n && scanf("%ld", &sum[v][0]) == 1; v++)
        ;
    order[last++] = 1;
    for (i = 0; i < last; i++)
        for (j = first[order[i]]; j != 0; j = next[j])
            if (end[j] != parent[order[i]]) {
                parent[end[j]] = order[i];
                order[last++] = end[j];
            }
    for (i = last - 1; i > 0; i--) {
        v = order[i];
        for (j = 0; j < 2 * k; j++)
            sum[parent[v]][(j + 1) % (2 * k)] ^= sum[v][j];
    }
    for (i = 1; i < last; i++) {
        v = order[i];
        u = parent[v];
        for (j = 0; j < 2 * k; j++)
            down[(j + 2) % (2 * k)] = sum[v][j];
        for (j = 0; j < 2 * k; j++)
            sum[v][j] ^= down[j] ^ sum[u][(j + 2 * k - 1) % (2 * k)];
    }
    for (v = 1; v <= n; v++) {
        all = 0;
        for (j = k; j < 2 * k; j++)
            all ^= sum[v][j];
        printf("%d%c", all != 0, v < n ? ' ' : '\n');
    }
    return 0;
}
