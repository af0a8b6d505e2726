/* Wrong: lets both players take as many stones as they may. */
#include <stdio.h>

int main(void)
{
    int cases, n, m;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2)
        puts((n + m - 1) / m % 2 == 1 ? "first" : "second");
    return 0;
}
