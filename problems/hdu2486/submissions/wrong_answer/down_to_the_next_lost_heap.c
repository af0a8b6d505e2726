/* Wrong: leaves the largest lost heap, which may take too many stones. */
#include <stdio.h>

static long lost[800000];

int main(void)
{
    long t, number, n, k, i, j;

    if (scanf("%ld", &t) != 1)
        return 0;
    for (number = 1; number <= t && scanf("%ld %ld", &n, &k) == 2; number++) {
        lost[0] = 1;
        for (i = j = 0; lost[i] < n; i++) {
            if (lost[j] <= (lost[i] - 1) / k)
                j++;
            lost[i + 1] = lost[i] + lost[j];
        }
        if (lost[i] == n)
            printf("Case %ld: lose\n", number);
        else
            printf("Case %ld: %ld\n", number, n - lost[i - 1]);
    }
    return 0;
}
