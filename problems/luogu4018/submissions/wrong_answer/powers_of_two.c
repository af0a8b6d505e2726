/* Wrong: takes powers of 2 alone, as in HDU 1847. */
#include <stdio.h>

int main(void)
{
    int cases, n;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1)
        puts(n % 3 != 0 ? "October wins!" : "Roy wins!");
    return 0;
}
