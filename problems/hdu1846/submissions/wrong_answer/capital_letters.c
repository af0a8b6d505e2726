/* Wrong: prints First and Second, where first and second are asked for. */
#include <stdio.h>

int main(void)
{
    int cases, n, m;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2)
        puts(n % (m + 1) != 0 ? "First" : "Second");
    return 0;
}
