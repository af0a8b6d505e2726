/* Wrong: adds the least lost heap of which k times is more than the last one,
   where k times may also be equal to it. */
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
            while (j < i && lost[j] <= lost[i] / k)
                j++;
            lost[i + 1] = lost[i] + lost[j];
        }
        if (lost[i] == n) {
            printf("Case %ld: lose\n", number);
            continue;
        }
        for (; i > 0 && lost[i] != n; i--)
            if (lost[i] < n)
                n -= lost[i];
        printf("Case %ld: %ld\n", number, n);
    }
    return 0;
}
