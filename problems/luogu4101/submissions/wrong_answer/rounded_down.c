/* Wrong: rounds n / m down, as if the stones that are left made no heap. */
#include <stdio.h>

int main(void)
{
    int cases, n, m;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2)
        puts((n - n / m) % 2 == 1 ? "0" : "1");
    return 0;
}
