/* Wrong: takes the smaller end of each edge for the parent, and goes through the vertices from the last to the
   first. */
#include <stdio.h>

int first[100001], next[100001], child[100001], value[100001];

int main(void)
{
    int n, i, x, y, e;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 1; i < n && scanf("%d %d", &x, &y) == 2; i++) {
        child[i] = x > y ? x : y;
        x = x < y ? x : y;
        next[i] = first[x];
        first[x] = i;
    }
    for (i = n; i > 0; i--)
        for (e = first[i]; e != 0; e = next[e])
            value[i] ^= value[child[e]] + 1;
    puts(value[1] != 0 ? "Alice" : "Bob");
    return 0;
}
