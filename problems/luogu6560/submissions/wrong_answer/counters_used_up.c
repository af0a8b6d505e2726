/* Wrong: the counters of the first query are used up when the second one comes. */
#include <stdio.h>

enum { N = 100001, M = 500001 };

int degree[N], state[N], queue[N];
int last[N], from[M], before[M]; /* the arrows to v: last[v], before[that] */

int solve(int n, int x, int y)
{
    int v, a, s, head = 0, tail = 0;

    for (v = 1; v <= n; v++)
        if ((state[v] = degree[v] == 0 || v == y ? -1 : 0) != 0)
            queue[tail++] = v;
    while (head < tail && state[x] == 0) {
        v = queue[head++];
        for (a = last[v]; a > 0; a = before[a]) {
            s = from[a];
            if (state[s] == 0 && (state[v] == -1 || --degree[s] == 0)) {
                state[s] = -state[v];
                queue[tail++] = s;
            }
        }
    }
    return state[x];
}

int main(void)
{
    int n, m, q, a, x, y;

    if (scanf("%d %d %d", &n, &m, &q) != 3)
        return 0;
    for (a = 1; a <= m && scanf("%d %d", &from[a], &y) == 2; a++) {
        degree[from[a]]++;
        before[a] = last[y];
        last[y] = a;
    }
    while (q-- > 0 && scanf("%d %d", &x, &y) == 2)
        printf("%d\n", solve(n, x, y));
    return 0;
}
