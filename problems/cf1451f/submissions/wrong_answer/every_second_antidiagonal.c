/* Wrong: plays Staircase Nim, in which only every second antidiagonal counts,
   from the lower right corner on. */
#include <stdio.h>
#include <string.h>

enum { MAX = 100 };

static int sums[2 * MAX]; /* of the antidiagonals i + j */

int main(void)
{
    int cases, n, m, i, j, number, won;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        memset(sums, 0, sizeof sums);
        for (i = 0; i < n; i++)
            for (j = 0; j < m && scanf("%d", &number) == 1; j++)
                sums[i + j] ^= number;
        won = 0;
        for (i = n + m - 2; i >= 0; i -= 2)
            if (sums[i] != 0)
                won = 1;
        puts(won ? "Ashish" : "Jeel");
    }
    return 0;
}
