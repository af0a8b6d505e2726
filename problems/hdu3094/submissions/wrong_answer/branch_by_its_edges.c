/* Wrong: takes a branch for a heap of as many stones as it has edges. */
#include <stdio.h>

static int degree[100001], joined[100001], value[100001];

int main(void)
{
    int cases, n, i, x, y;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (x = 1; x <= n; x++)
            degree[x] = joined[x] = value[x] = 0;
        for (i = 1; i < n && scanf("%d %d", &x, &y) == 2; i++) {
            degree[x]++;
            degree[y]++;
            joined[x] ^= y;
            joined[y] ^= x;
        }
        for (i = 2; i <= n; i++)
            for (x = i; x != 1 && degree[x] == 1; x = y) {
                y = joined[x];
                degree[x] = 0;
                degree[y]--;
                joined[y] ^= x;
                value[y] = y == 1 ? value[y] ^ (value[x] + 1) : value[y] + value[x] + 1;
            }
        puts(value[1] != 0 ? "Alice" : "Bob");
    }
    return 0;
}
