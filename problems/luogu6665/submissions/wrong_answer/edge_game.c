/* Wrong: takes the values of the game where a move cuts a branch off: that of a
   node is 1 more than the Nim sum of its children's. */
#include <stdio.h>

static int top[100001], left[100001], around[100001], sum[100001];

static int root(int v)
{
    while (top[v] != v)
        v = top[v] = top[top[v]];
    return v;
}

int main(void)
{
    int cases, n, m, a, b, i, v, up;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        for (v = 0; v <= n; v++)
            top[v] = v, left[v] = around[v] = sum[v] = 0;
        for (; m > 0 && scanf("%d %d", &a, &b) == 2; m--) {
            left[a]++, around[a] ^= b;
            left[b]++, around[b] ^= a;
            a = root(a), b = root(b);
            top[a > b ? a : b] = a > b ? b : a;
        }
        for (i = 1; i <= n; i++)
            for (v = i; left[v] == (top[v] != v); v = up) {
                up = around[v];
                left[v] = -1, left[up]--, around[up] ^= v;
                sum[up] ^= sum[v] + 1;
            }
        puts(sum[0] != 0 ? "Alice" : "Bob");
    }
    return 0;
}
