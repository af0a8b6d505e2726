/* Luogu P6560: the target and the vertices without arrows are lost; then
   backwards: an arrow to a lost vertex wins, only arrows to won ones lose. */
#include <stdio.h>
#include <string.h>

enum { N = 100002, M = 500001 };

int from[M], to[M], degree[N], left[N], queue[N]; /* left: arrows to look at */
int first[N], source[M]; /* the arrows to v: source[first[v]] and on */
signed char state[N];

int solve(int n, int x, int y)
{
    int v, a, s, head = 0, tail = 0;

    memcpy(left, degree, sizeof left);
    for (v = 1; v <= n; v++)
        if ((state[v] = left[v] == 0 || v == y ? -1 : 0) != 0)
            queue[tail++] = v;
    while (head < tail && state[x] == 0) {
        v = queue[head++];
        for (a = first[v]; a < first[v + 1]; a++) {
            s = source[a];
            left[s]--;
            if (state[s] == 0 && (state[v] == -1 || left[s] == 0)) {
                state[s] = -state[v];
                queue[tail++] = s;
            }
        }
    }
    return state[x];
}

int main(void)
{
    int n, m, q, a, v, x, y;

    if (scanf("%d %d %d", &n, &m, &q) != 3)
        return 0;
    for (a = 0; a < m && scanf("%d %d", &from[a], &to[a]) == 2; a++) {
        degree[from[a]]++;
        first[to[a]]++;
    }
    for (v = 1; v <= n + 1; v++)
        first[v] += first[v - 1];
    for (a = 0; a < m; a++)
        source[--first[to[a]]] = from[a];
    while (q-- > 0 && scanf("%d %d", &x, &y) == 2)
        printf("%d\n", solve(n, x, y));
    return 0;
}
