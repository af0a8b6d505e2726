/* Wrong: takes the coin in row n and column n, as if all boards were squares. */
#include <stdio.h>

int main(void)
{
    static int coins[200][200]; /* 0 off the board */
    int cases, n, m, i, j;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        for (i = 0; i < n; i++)
            for (j = 0; j < m; j++)
                if (scanf("%d", &coins[i][j]) != 1)
                    return 0;
        puts(coins[n - 1][n - 1] == 1 ? "Alice" : "Bob");
    }
    return 0;
}
