/* HDU 5512, Pagodas: in the end the multiples of the greatest common divisor g
   of a and b stand, so there are n / g - 2 moves. The first player wins if and
   only if that is odd. */
#include <stdio.h>

int main(void)
{
    int cases, i, n, a, b, rest;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (i = 1; i <= cases && scanf("%d %d %d", &n, &a, &b) == 3; i++) {
        while (b != 0) {
            rest = a % b;
            a = b;
            b = rest;
        }
        printf("Case #%d: %s\n", i, n / a % 2 == 1 ? "Yuwgna" : "Iaka");
    }
    return 0;
}
