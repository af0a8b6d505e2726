/* Wrong: takes for granted that the pieces come from left to right. */
#include <stdio.h>

int main(void)
{
    int cases, n, m, p[21], i, pieces, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &m) == 1) {
            for (i = 0; i < m; i++)
                if (scanf("%d", &p[i]) != 1)
                    return 0;
            pieces = 0;
            for (i = m - 1; i >= 0; i--) {
                pieces++;
                if (i == 0 || p[i - 1] != p[i] - 1) {
                    /* the holes on the right of this block */
                    if ((20 - p[i] - (m - 1 - i)) % 2 != 0)
                        sum ^= pieces;
                    pieces = 0;
                }
            }
        }
        puts(sum != 0 ? "YES" : "NO");
    }
    return 0;
}
