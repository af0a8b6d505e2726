/* Wrong: divides by Li, not by Li + 1. */
#include <stdio.h>

int main(void)
{
    int cases, piles, stones, limit, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases > 0 && scanf("%d", &piles) == 1) {
        sum = 0;
        while (piles > 0 && scanf("%d %d", &stones, &limit) == 2) {
            sum ^= stones % limit;
            piles--;
        }
        puts(sum == 0 ? "Yes" : "No");
        cases--;
    }
    return 0;
}
