/* Wrong: thinks of a row, in whose middle the first player begins. */
#include <stdio.h>

int main(void)
{
    int cases, number, n, k;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (number = 1; number <= cases && scanf("%d %d", &n, &k) == 2; number++)
        printf("Case %d: %s\n", number,
            k > 1 || n % 2 == 1 ? "first" : "second");
    return 0;
}
