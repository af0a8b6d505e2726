/* Wrong: takes the diagonals that go down to the right, where row - column is
   the same. */
#include <stdio.h>
#include <string.h>

enum { MAX = 100 };

static int sums[2 * MAX];

int main(void)
{
    int cases, n, m, i, j, number, won;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        memset(sums, 0, sizeof sums);
        for (i = 0; i < n; i++)
            for (j = 0; j < m && scanf("%d", &number) == 1; j++)
                sums[i - j + m - 1] ^= number;
        won = 0;
        for (i = 0; i < n + m - 1; i++)
            if (sums[i] != 0)
                won = 1;
        puts(won ? "Ashish" : "Jeel");
    }
    return 0;
}
