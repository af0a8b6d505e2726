/* Wrong: lets the second player mirror the moves even if K is 1. */
#include <stdio.h>

int main(void)
{
    int cases, number, n, k;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (number = 1; number <= cases && scanf("%d %d", &n, &k) == 2; number++)
        printf("Case %d: %s\n", number, n <= k ? "first" : "second");
    return 0;
}
