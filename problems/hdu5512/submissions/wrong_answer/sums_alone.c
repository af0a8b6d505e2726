/* Wrong: counts the numbers that are sums of multiples of a and b, as if there
   were no differences. */
#include <stdio.h>

int main(void)
{
    static int stands[20001];
    int cases, i, n, a, b, j, count;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (i = 1; i <= cases && scanf("%d %d %d", &n, &a, &b) == 3; i++) {
        count = 0;
        stands[0] = 1;
        for (j = 1; j <= n; j++) {
            stands[j] = (j >= a && stands[j - a]) || (j >= b && stands[j - b]);
            count += stands[j];
        }
        printf("Case #%d: %s\n", i, count % 2 == 1 ? "Yuwgna" : "Iaka");
    }
    return 0;
}
