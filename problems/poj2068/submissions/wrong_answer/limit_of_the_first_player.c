/* Wrong: Bachet's game with the limit of the first player for everybody. */
#include <stdio.h>

int main(void)
{
    int n, stones, limit, i, other;

    while (scanf("%d", &n) == 1 && n != 0) {
        if (scanf("%d %d", &stones, &limit) != 2)
            return 0;
        for (i = 1; i < 2 * n && scanf("%d", &other) == 1; i++)
            ;
        puts(stones % (limit + 1) != 1 ? "1" : "0");
    }
    return 0;
}
