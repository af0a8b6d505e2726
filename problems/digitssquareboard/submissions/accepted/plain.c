/* HackerRank digits-square-board-1, Digits Square Board: a rectangle of primes
   has the value 0, any other one the mex of the exclusive ors of the parts. */
#include <stdio.h>
#include <string.h>

enum { MAX = 30 };
static int board[MAX][MAX];
static unsigned char value[MAX + 1][MAX + 1][MAX + 1][MAX + 1];

/* The value of the rows a to b - 1 and columns c to d - 1 if they are cut. */
static int cut(int a, int b, int c, int d)
{
    char seen[64] = { 0 }; /* at most 58 cuts, so no value needs 7 digits */
    int i;

    for (i = a + 1; i < b; i++)
        seen[value[a][i][c][d] ^ value[i][b][c][d]] = 1;
    for (i = c + 1; i < d; i++)
        seen[value[a][b][c][i] ^ value[a][b][i][d]] = 1;
    for (i = 0; seen[i]; i++)
        ;
    return i;
}

int main(void)
{
    int cases, n, a, b, c, d, can_cut;
    int other[MAX]; /* rows with other digits in the columns c to d - 1 */

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (a = 0; a < n; a++)
            for (c = 0; c < n && scanf("%d", &board[a][c]) == 1; c++)
                ;
        for (c = n - 1; c >= 0; c--) {
            memset(other, 0, sizeof other);
            for (d = c + 1; d <= n; d++) {
                for (a = 0; a < n; a++)
                    other[a] |= strchr("2357", '0' + board[a][d - 1]) == NULL;
                for (a = n - 1; a >= 0; a--) {
                    can_cut = 0;
                    for (b = a + 1; b <= n; b++) {
                        can_cut |= other[b - 1];
                        value[a][b][c][d] = can_cut ? cut(a, b, c, d) : 0;
                    }
                }
            }
        }
        puts(value[0][n][0][n] != 0 ? "First" : "Second");
    }
    return 0;
}
