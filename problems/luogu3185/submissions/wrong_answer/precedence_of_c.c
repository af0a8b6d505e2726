/* Wrong: `a ^ b == 0` is a ^ (b == 0) in C. */
#include <stdio.h>

static int has_odd_number_of_ones(int number)
{
    int odd = 0;

    for (; number > 0; number /= 2)
        odd ^= number % 2;
    return odd;
}

int main(void)
{
    int value[21] = {0}; /* by the distance to the last bottle */
    int beans[21];
    int cases, n, i, j, k, sum, count;

    for (i = 1; i < 21; i++) {
        value[i] = 2 * (i - 1);
        if (!has_odd_number_of_ones(value[i]))
            value[i]++;
    }
    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        for (i = 0; i < n; i++) {
            scanf("%d", &beans[i]);
            if (beans[i] % 2 == 1)
                sum ^= value[n - 1 - i];
        }
        count = 0;
        for (i = 0; i < n; i++)
            for (j = i + 1; j < n; j++)
                for (k = j; k < n; k++)
                    if (beans[i] > 0 && (sum ^ value[n - 1 - i]
                            ^ value[n - 1 - j] ^ value[n - 1 - k] == 0)) {
                        if (count == 0)
                            printf("%d %d %d\n", i, j, k);
                        count++;
                    }
        if (count == 0)
            puts("-1 -1 -1");
        printf("%d\n", count);
    }
    return 0;
}
