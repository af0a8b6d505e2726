/* Wrong: counts the moves that take nothing, (h ^ x) <= h instead of
   (h ^ x) < h. */
#include <stdio.h>

int main(void)
{
    int heap[1000]; /* HDU has 100 at most, POJ 2975 has 1000 */
    int m, i, x, count;

    while (scanf("%d", &m) == 1 && m != 0) {
        x = 0;
        for (i = 0; i < m && scanf("%d", &heap[i]) == 1; i++)
            x ^= heap[i];
        count = 0;
        for (i = 0; i < m; i++)
            if ((heap[i] ^ x) <= heap[i])
                count++;
        printf("%d\n", count);
    }
    return 0;
}
