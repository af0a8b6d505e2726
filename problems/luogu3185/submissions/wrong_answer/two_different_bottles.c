/* Wrong: looks for a move with j < k only. */
#include <stdio.h>

int main(void)
{
    int value[21] = {0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28,
                     31, 32, 35, 37, 38};
    int beans[21];
    int cases, n, i, j, k, sum, count;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        for (i = 0; i < n; i++) {
            scanf("%d", &beans[i]);
            sum ^= beans[i] % 2 * value[n - 1 - i];
        }
        count = 0;
        for (i = 0; i < n; i++)
            for (j = i + 1; j < n; j++)
                for (k = j + 1; k < n; k++)
                    if (beans[i] > 0 && (sum ^ value[n - 1 - i]
                            ^ value[n - 1 - j] ^ value[n - 1 - k]) == 0)
                        if (count++ == 0)
                            printf("%d %d %d\n", i, j, k);
        if (count == 0)
            puts("-1 -1 -1");
        printf("%d\n", count);
    }
    return 0;
}
