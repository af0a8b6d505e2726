/* Wrong: expects the token never to go back, so that stones matter only where
   there are none. */
#include <stdio.h>

enum { MAX = 3000 };

static int stones[MAX + 1], first[MAX + 1], next[2 * MAX], to[2 * MAX];

static int wins(int v, int parent)
{
    int e, u;

    for (e = first[v]; e != 0; e = next[e]) {
        u = to[e];
        if (u != parent && stones[v] > 0 && !wins(u, v))
            return 1;
    }
    return 0;
}

int main(void)
{
    int n, v, u, e, count = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    for (v = 1; v <= n; v++)
        if (scanf("%d", &stones[v]) != 1)
            return 0;
    for (e = 1; e < 2 * n - 1 && scanf("%d %d", &v, &u) == 2; e += 2) {
        to[e] = u;
        next[e] = first[v];
        first[v] = e;
        to[e + 1] = v;
        next[e + 1] = first[u];
        first[u] = e + 1;
    }
    for (v = 1; v <= n; v++)
        if (wins(v, 0))
            printf("%s%d", count++ == 0 ? "" : " ", v);
    puts("");
    return 0;
}
