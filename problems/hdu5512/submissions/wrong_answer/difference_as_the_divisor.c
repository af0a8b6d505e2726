/* Wrong: takes the difference of a and b for their greatest common divisor. */
#include <stdio.h>

int main(void)
{
    int cases, i, n, a, b, g;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (i = 1; i <= cases && scanf("%d %d %d", &n, &a, &b) == 3; i++) {
        g = a > b ? a - b : b - a;
        printf("Case #%d: %s\n", i, n / g % 2 == 1 ? "Yuwgna" : "Iaka");
    }
    return 0;
}
