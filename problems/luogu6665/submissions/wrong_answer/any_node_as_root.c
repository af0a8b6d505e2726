/* Wrong: takes for root what the union of the sets has left on top, which need
   not be the smallest node. */
#include <stdio.h>
enum { NODES = 100001, PARTS = 18 * NODES }; /* 18 for 17 binary digits */
static int top[NODES], left[NODES], around[NODES], sum[NODES], set[NODES];
static int half[PARTS][2], size[PARTS], flip[PARTS];
static void push_down(int a, int h)
{
    int bit = flip[a] >> (h - 1) & 1, low = half[a][bit];
    half[a][1] = half[a][1 - bit], half[a][0] = low;
    flip[low] ^= flip[a], flip[half[a][1]] ^= flip[a], flip[a] = 0;
}
static int merge(int a, int b, int h) /* of height h, at most 17 */
{
    if (a == 0 || b == 0 || h == 0)
        return a != 0 ? a : b;
    push_down(a, h), push_down(b, h);
    half[a][0] = merge(half[a][0], half[b][0], h - 1);
    half[a][1] = merge(half[a][1], half[b][1], h - 1);
    size[a] = size[half[a][0]] + size[half[a][1]];
    return a;
}
static int root(int v) /* the node of the tree that stands for all */
{
    for (; top[v] != v; v = top[v])
        top[v] = top[top[v]];
    return v;
}
int main(void)
{
    int cases, n, m, a, b, i, v, up, h, value, part;
    scanf("%d", &cases);
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        for (v = part = 0; v <= n; v++)
            top[v] = v, left[v] = around[v] = sum[v] = set[v] = 0;
        for (; m > 0 && scanf("%d %d", &a, &b) == 2; m--) {
            left[a]++, around[a] ^= b; /* the Nim sum of the neighbours */
            left[b]++, around[b] ^= a;
            a = root(a), b = root(b);
            top[a] = b;
        }
        for (i = 1; i <= n; i++) /* up from each leaf, children first */
            for (v = i; left[v] == (top[v] != v); v = up) {
                value = 0, up = around[v]; /* the last one left; 0 for a root */
                left[v] = -1, left[up]--, around[up] ^= v;
                for (h = a = 0; h <= 17; h++, a = part)
                    half[++part][0] = a, size[part] = 1,
                        half[part][1] = flip[part] = 0;
                a = merge(a, set[v], 17), flip[a] ^= sum[v];
                for (h = 17, b = a; h > 0; h--, b = half[b][value % 2])
                    push_down(b, h), /* value becomes the mex */
                        value = 2 * value + (size[half[b][0]] == 1 << (h - 1));
                sum[up] ^= value, flip[a] ^= value;
                set[up] = merge(set[up], a, 17);
            }
        puts(sum[0] != 0 ? "Alice" : "Bob");
    }
    return 0;
}
