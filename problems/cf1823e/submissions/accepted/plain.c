/* Codeforces 1823E, Removing Graph: a cycle of x vertices has the Grundy value
   x / l, rounded down, if x < l + r. A longer one has 0, as it becomes a path
   of at least l, which has another value: half and half is a move to 0. */
#include <stdio.h>

enum { MAX_VERTICES = 200000 };

static int neighbour[MAX_VERTICES + 1][2], degree[MAX_VERTICES + 1];
static int reached[MAX_VERTICES + 1];

int main(void)
{
    int n, l, r, i, u, v, length, sum = 0;

    if (scanf("%d %d %d", &n, &l, &r) != 3)
        return 0;
    for (i = 0; i < n && scanf("%d %d", &u, &v) == 2; i++) {
        neighbour[u][degree[u]++] = v;
        neighbour[v][degree[v]++] = u;
    }
    for (i = 1; i <= n; i++) {
        length = 0;
        for (v = i; !reached[v]; length++) {
            reached[v] = 1;
            v = neighbour[v][reached[neighbour[v][0]] ? 1 : 0];
        }
        if (length < l + r)
            sum ^= length / l;
    }
    puts(sum != 0 ? "Alice" : "Bob");
    return 0;
}
