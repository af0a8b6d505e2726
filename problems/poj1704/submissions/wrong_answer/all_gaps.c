/* Wrong: the Nim sum of all gaps, not of every other one. */
#include <stdio.h>
#include <stdlib.h>

int compare(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

int main(void)
{
    static int cells[1001];
    int cases, n, i, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        cells[0] = 0;
        for (i = 1; i <= n; i++)
            scanf("%d", &cells[i]);
        qsort(cells + 1, n, sizeof cells[0], compare);
        sum = 0;
        for (i = 1; i <= n; i++)
            sum ^= cells[i] - cells[i - 1] - 1;
        puts(sum != 0 ? "Georgia will win" : "Bob will win");
    }
    return 0;
}
