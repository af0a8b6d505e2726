/* Wrong: joins all stones into one heap in the end, however large it may be. */
#include <stdio.h>

int main(void)
{
    int cases, n, m;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2)
        puts(m > 1 && (n - 1) % 2 == 1 ? "0" : "1");
    return 0;
}
