/* Luogu P6665, Alice and Bob Play Again: with C as the Nim sum of its children
   c, a node has the options C and x ^ g(c) ^ C for each option x of a c. The
   sets are tries, which are flipped lazily and merged; 0 is an empty one. */
#include <stdio.h>

enum { NODES = 100001, HEIGHT = 17, PARTS = (HEIGHT + 1) * NODES };

static int top[NODES]; /* leads to the smallest node of the tree so far */
static int left[NODES], around[NODES]; /* the neighbours: number, Nim sum */
static int sum[NODES], set[NODES]; /* of the children so far */
static int half[PARTS][2], size[PARTS], flip[PARTS]; /* of tries */
static int parts;

/* Passes on what is to be xored to all numbers below. */
static void push_down(int a, int h)
{
    int bit = flip[a] >> (h - 1) & 1;
    int low = half[a][bit], high = half[a][1 - bit];

    half[a][0] = low;
    half[a][1] = high;
    flip[low] ^= flip[a];
    flip[high] ^= flip[a];
    flip[a] = 0;
}

static int merge(int a, int b, int h)
{
    if (a == 0 || b == 0 || h == 0)
        return a != 0 ? a : b;
    push_down(a, h);
    push_down(b, h);
    half[a][0] = merge(half[a][0], half[b][0], h - 1);
    half[a][1] = merge(half[a][1], half[b][1], h - 1);
    size[a] = size[half[a][0]] + size[half[a][1]];
    return a;
}

/* The set of the number 0. */
static int zero(void)
{
    int a = 0, h;

    for (h = 0; h <= HEIGHT; h++) {
        parts++;
        half[parts][0] = a;
        half[parts][1] = 0;
        size[parts] = 1;
        flip[parts] = 0;
        a = parts;
    }
    return a;
}

static int mex(int a)
{
    int h, is_full, result = 0;

    for (h = HEIGHT; h > 0; h--) {
        push_down(a, h);
        is_full = size[half[a][0]] == 1 << (h - 1);
        result = 2 * result + is_full;
        a = half[a][is_full];
    }
    return result;
}

static int root(int v)
{
    for (; top[v] != v; v = top[v])
        top[v] = top[top[v]];
    return v;
}

static void join(int a, int b)
{
    left[a]++;
    left[b]++;
    around[a] ^= b;
    around[b] ^= a;
    a = root(a);
    b = root(b);
    top[a > b ? a : b] = a > b ? b : a;
}

int main(void)
{
    int cases, n, m, a, b, i, v, up, value;

    scanf("%d", &cases);
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        parts = 0;
        for (v = 0; v <= n; v++) {
            top[v] = v;
            left[v] = around[v] = sum[v] = set[v] = 0;
        }
        for (; m > 0 && scanf("%d %d", &a, &b) == 2; m--)
            join(a, b);
        for (i = 1; i <= n; i++) /* up from each leaf, children first */
            for (v = i; left[v] == (top[v] != v); v = up) {
                up = around[v]; /* the last one left; 0 for a root */
                left[v] = -1;
                left[up]--;
                around[up] ^= v;
                a = merge(zero(), set[v], HEIGHT);
                flip[a] ^= sum[v];
                value = mex(a);
                flip[a] ^= value;
                sum[up] ^= value;
                set[up] = merge(set[up], a, HEIGHT);
            }
        puts(sum[0] != 0 ? "Alice" : "Bob");
    }
    return 0;
}
