/* Wrong: takes the circle for a heap, from which up to K coins are taken. */
#include <stdio.h>

int main(void)
{
    int cases, number, n, k;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (number = 1; number <= cases && scanf("%d %d", &n, &k) == 2; number++)
        printf("Case %d: %s\n", number,
            n % (k + 1) != 0 ? "first" : "second");
    return 0;
}
