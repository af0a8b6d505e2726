/* Wrong: Fibonacci numbers for every factor; they are right for 2. */
#include <stdio.h>

static long lost[800000]; /* the largest bounds need 748551 */

int main(void)
{
    long t, number, n, k, i;

    if (scanf("%ld", &t) != 1)
        return 0;
    for (number = 1; number <= t; number++) {
        if (scanf("%ld %ld", &n, &k) != 2)
            return 0;
        lost[0] = 1;
        lost[1] = 2;
        for (i = 0; lost[i] < n; i++)
            lost[i + 2] = lost[i] + lost[i + 1];
        if (lost[i] == n) {
            printf("Case %ld: lose\n", number);
            continue;
        }
        for (; lost[i] != n; i--)
            if (lost[i] < n)
                n -= lost[i]; /* what is left is less than lost[i] */
        printf("Case %ld: %ld\n", number, n);
    }
    return 0;
}
