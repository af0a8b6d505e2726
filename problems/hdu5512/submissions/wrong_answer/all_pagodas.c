/* Wrong: thinks that in the end all pagodas stand. */
#include <stdio.h>

int main(void)
{
    int cases, i, n, a, b;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (i = 1; i <= cases && scanf("%d %d %d", &n, &a, &b) == 3; i++)
        printf("Case #%d: %s\n", i, n % 2 == 1 ? "Yuwgna" : "Iaka");
    return 0;
}
