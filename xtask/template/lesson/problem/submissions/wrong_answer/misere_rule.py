/* Wrong: TODO another one: thinks that whoever takes the last stone loses. */
#include <stdio.h>

int main(void)
{
    int cases, n;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1)
        puts(n % 3 != 1 ? "first" : "second");
    return 0;
}
