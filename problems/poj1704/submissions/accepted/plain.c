/* POJ 1704 Georgia and Bob: Staircase Nim. Pair the sorted pieces from the
   right, a lone first piece with cell 0. Georgia wins when the exclusive or
   of the gaps within the pairs is not 0. */
#include <stdio.h>
#include <stdlib.h>

static int compare(const void *a, const void *b)
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
            if (scanf("%d", &cells[i]) != 1)
                return 0;
        qsort(cells + 1, n, sizeof cells[0], compare);
        sum = 0;
        for (i = n; i > 0; i -= 2)
            sum ^= cells[i] - cells[i - 1] - 1;
        puts(sum != 0 ? "Georgia will win" : "Bob will win");
    }
    return 0;
}
