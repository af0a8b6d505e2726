/* Slow: takes away each cell in turn, and computes a maximum matching of the others from the beginning.
   Caught by: boards of 100 by 100 cells. */
#include <stdio.h>
#include <string.h>

enum { W = 102, N = W * W };

int step[4] = { -W, -1, 1, W };
int is_free[N], partner[N], seen[N], left_out[N];

int match(int v, int search) /* is v matched by an alternating path? */
{
    int d, w;

    for (d = 0; d < 4; d++) {
        w = v + step[d];
        if (!is_free[w] || seen[w] == search)
            continue;
        seen[w] = search;
        if (partner[w] == 0 || match(partner[w], search)) {
            partner[w] = v;
            partner[v] = w;
            return 1;
        }
    }
    return 0;
}

int largest(void) /* the number of pairs of a maximum matching */
{
    int v, pairs = 0;

    memset(partner, 0, sizeof partner);
    memset(seen, 0, sizeof seen);
    for (v = W; v < N - W; v++)
        if (is_free[v] && partner[v] == 0)
            pairs += match(v, v);
    return pairs;
}

int main(void)
{
    int n, m, v, pairs, wins = 0;
    char row[W];

    scanf("%d %d", &n, &m);
    for (v = W; v < W * (n + 1) && scanf("%101s", row) == 1; v += W)
        for (m = 0; row[m] != '\0'; m++)
            is_free[v + m + 1] = row[m] == '.';
    pairs = largest();
    for (v = W; v < N - W; v++)
        if (is_free[v]) {
            is_free[v] = 0;
            left_out[v] = largest() == pairs;
            is_free[v] = 1;
        }
    for (v = W; v < N - W; v++)
        if (left_out[v])
            printf("%s%d %d\n", wins++ == 0 ? "WIN\n" : "", v / W, v % W);
    if (wins == 0)
        puts("LOSE");
    return 0;
}
