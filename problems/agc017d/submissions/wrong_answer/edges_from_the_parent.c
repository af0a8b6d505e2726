/* Wrong: takes each edge as leading from the parent to the child, as it stands in the line. */
#include <stdio.h>

int first[100001], next[100001], child[100001];

int value(int vertex)
{
    int e, sum = 0;
    for (e = first[vertex]; e != 0; e = next[e])
        sum ^= value(child[e]) + 1;
    return sum;
}

int main(void)
{
    int n, i, x, y;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 1; i < n && scanf("%d %d", &x, &y) == 2; i++) {
        child[i] = y;
        next[i] = first[x];
        first[x] = i;
    }
    puts(value(1) != 0 ? "Alice" : "Bob");
    return 0;
}
