/* Wrong: gives each tree its number of nodes as its value, as if it were a path. */
#include <stdio.h>

static int top[100001], nodes[100001];

static int root(int v)
{
    while (top[v] != v)
        v = top[v] = top[top[v]];
    return v;
}

int main(void)
{
    int cases, n, m, a, b, v, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        for (v = 1; v <= n; v++)
            top[v] = v, nodes[v] = 0;
        for (; m > 0 && scanf("%d %d", &a, &b) == 2; m--)
            top[root(a)] = root(b);
        for (v = 1; v <= n; v++)
            nodes[root(v)]++;
        for (sum = 0, v = 1; v <= n; v++)
            sum ^= nodes[v];
        puts(sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
