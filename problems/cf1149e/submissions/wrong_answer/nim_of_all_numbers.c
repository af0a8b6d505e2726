/* Wrong: plays Nim with all numbers, whatever the edges are. */
#include <stdio.h>

enum { MAX = 200001 };

int h[MAX];

int main(void)
{
    int n, m, v, sum = 0;

    if (scanf("%d %d", &n, &m) != 2)
        return 0;
    for (v = 1; v <= n && scanf("%d", &h[v]) == 1; v++)
        sum ^= h[v];
    if (sum == 0) {
        puts("LOSE");
        return 0;
    }
    for (v = 1; (h[v] ^ sum) >= h[v]; v++)
        ;
    h[v] ^= sum;
    puts("WIN");
    for (v = 1; v <= n; v++)
        printf("%d%c", h[v], v < n ? ' ' : '\n');
    return 0;
}
