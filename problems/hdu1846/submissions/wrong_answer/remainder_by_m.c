/* Wrong: divides by m, not by m + 1. */
#include <stdio.h>

int main(void)
{
    int cases, n, m;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2)
        puts(n % m != 0 ? "first" : "second");
    return 0;
}
