/* Wrong: allows equal parts as well; then every game has n - 1 moves. */
#include <stdio.h>

int main(void)
{
    int cases, n;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1)
        puts(n % 2 == 0 ? "first" : "second");
    return 0;
}
