/* Wrong: takes 1 or a prime, and no higher power, so that 4 is lost. */
#include <stdio.h>

int main(void)
{
    int cases, n;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1)
        puts(n % 4 != 0 ? "October wins!" : "Roy wins!");
    return 0;
}
