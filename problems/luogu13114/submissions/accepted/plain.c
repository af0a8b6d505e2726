/* Luogu P13114, Bacterial Tactics: a safe move cuts a rectangle in two, along a
   row or column without radioactive cells; its value is the mex of the Nim sums
   of the parts. All cells of a row or column that leaves the sum 0 count. */
#include <stdio.h>

enum { MAX = 15 };
static char board[MAX][MAX + 1];
static int value[MAX + 1][MAX + 1][MAX + 1][MAX + 1];

/* How many cells of the rows a to b - 1 and columns c to d - 1 are '#'. */
static int count(int a, int b, int c, int d)
{
    int i, radioactive = 0;
    for (i = 0; i < (b - a) * (d - c); i++)
        radioactive += board[a + i / (d - c)][c + i % (d - c)] == '#';
    return radioactive;
}

/* Sets the value of this rectangle, and counts the winning moves in it. */
static int ways(int a, int b, int c, int d)
{
    int seen[64] = { 0 }; /* at most 30 options, so values of up to 5 digits */
    int i, g, wins = 0;

    for (i = a; i < b; i++)
        if (count(i, i + 1, c, d) == 0) {
            g = value[a][i][c][d] ^ value[i + 1][b][c][d];
            seen[g] = 1;
            wins += g == 0 ? d - c : 0;
        }
    for (i = c; i < d; i++)
        if (count(a, b, i, i + 1) == 0) {
            g = value[a][b][c][i] ^ value[a][b][i + 1][d];
            seen[g] = 1;
            wins += g == 0 ? b - a : 0;
        }
    for (g = 0; seen[g]; g++)
        ;
    value[a][b][c][d] = g;
    return wins;
}

int main(void)
{
    int cases, n, r, c, a, b, left, right, wins = 0;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (n = 1; n <= cases && scanf("%d %d", &r, &c) == 2; n++) {
        for (a = 0; a < r && scanf("%15s", board[a]) == 1; a++)
            ;
        for (a = r - 1; a >= 0; a--)
            for (b = a + 1; b <= r; b++)
                for (left = c - 1; left >= 0; left--)
                    for (right = left + 1; right <= c; right++)
                        wins = ways(a, b, left, right);
        printf("Case #%d: %d\n", n, wins); /* of the last one, the board */
    }
    return 0;
}
