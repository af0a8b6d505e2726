/* HDU 2486 and POJ 3922, at most k times the last take. The heap of 1 is
   lost, and each further lost heap is the one before, h, plus the least lost
   heap g with k * g >= h. Write n as a sum of lost heaps, taking the largest
   that fits again and again: the last one is the least take that wins. */
#include <stdio.h>

static long lost[800000]; /* the largest bounds need 748551 */

int main(void)
{
    long t, number, n, k, i, j;

    if (scanf("%ld", &t) != 1)
        return 0;
    for (number = 1; number <= t; number++) {
        if (scanf("%ld %ld", &n, &k) != 2)
            return 0;
        lost[0] = 1;
        for (i = j = 0; lost[i] < n; i++) {
            if (lost[j] <= (lost[i] - 1) / k) /* k * lost[j] < lost[i] */
                j++;
            lost[i + 1] = lost[i] + lost[j];
        }
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
