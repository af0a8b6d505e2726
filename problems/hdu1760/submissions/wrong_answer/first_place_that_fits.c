/* Wrong: lets both players use the first place where a square fits. */
#include <stdio.h>

int main(void)
{
    char cell[50][50];
    int n, m, i, j, squares;

    while (scanf("%d %d", &n, &m) == 2) {
        for (i = 0; i < n; i++)
            if (scanf("%49s", cell[i]) != 1)
                return 0;
        squares = 0;
        for (i = 1; i < n; i++)
            for (j = 1; j < m; j++)
                if (cell[i][j] == '0' && cell[i - 1][j] == '0'
                        && cell[i][j - 1] == '0' && cell[i - 1][j - 1] == '0') {
                    cell[i][j] = cell[i][j - 1] = '1';
                    squares++;
                }
        puts(squares % 2 == 1 ? "Yes" : "No");
    }
    return 0;
}
