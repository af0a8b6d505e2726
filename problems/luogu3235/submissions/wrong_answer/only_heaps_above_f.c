/* Wrong: splits a heap only if it has more than F stones. */
#include <stdio.h>

enum { MAX = 99999, SUMS = 2048 };

static int value[MAX + 1], seen[SUMS];

static int split(int n, int m)
{
    int q = n / m, r = n % m, sum = 0;

    if (r % 2 == 1)
        sum ^= value[q + 1];
    if ((m - r) % 2 == 1)
        sum ^= value[q];
    return sum;
}

static int mex(int n)
{
    int m, result = 0;

    for (m = 2; m <= n; m = n / (n / m) + 1) {
        seen[split(n, m)] = n;
        if (n / (m + 1) == n / m)
            seen[split(n, m + 1)] = n;
    }
    while (seen[result] == n)
        result++;
    return result;
}

int main(void)
{
    int cases, f, n, heap, sum, known;

    if (scanf("%d %d", &cases, &f) != 2)
        return 0;
    known = f; /* the values of heaps up to this one */
    for (; cases > 0 && scanf("%d", &n) == 1; cases--) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1) {
            for (; known < heap; known++)
                value[known + 1] = mex(known + 1);
            sum ^= value[heap];
        }
        printf(cases > 1 ? "%d " : "%d\n", sum != 0);
    }
    return 0;
}
