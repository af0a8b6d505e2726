/* Wrong: TODO a mistake that people make: looks at the parity of n alone. */
#include <stdio.h>

int main(void)
{
    int cases, n;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1)
        puts(n % 2 != 0 ? "first" : "second");
    return 0;
}
