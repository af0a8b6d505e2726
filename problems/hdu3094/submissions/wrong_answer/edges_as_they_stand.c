/* Wrong: takes each edge as leading from the parent to the child, as it stands
   in the line. */
#include <stdio.h>

static int first[100001], next[100001], child[100001];

static int value(int vertex)
{
    int e, sum = 0;
    for (e = first[vertex]; e != 0; e = next[e])
        sum ^= value(child[e]) + 1;
    return sum;
}

int main(void)
{
    int cases, n, i, x, y;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (x = 1; x <= n; x++)
            first[x] = 0;
        for (i = 1; i < n && scanf("%d %d", &x, &y) == 2; i++) {
            child[i] = y;
            next[i] = first[x];
            first[x] = i;
        }
        puts(value(1) != 0 ? "Alice" : "Bob");
    }
    return 0;
}
