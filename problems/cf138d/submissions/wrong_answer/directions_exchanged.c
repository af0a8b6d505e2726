/* Wrong: sends the rays of L where those of R go, and the other way round. */
#include <stdio.h>

enum { SIZE = 20 };

static char letter[2][SIZE][SIZE]; /* of each colour, 0 off the board */
static int value[SIZE + 1][SIZE + 1][SIZE + 1][SIZE + 1];

/* The value of the rows a to b - 1 and the columns c to d - 1 of a colour. */
static int mex(int colour, int a, int b, int c, int d)
{
    int seen[256] = {0}; /* at most 200 options: each value is at most 200 */
    int r, s, result = 0;

    for (r = a; r < b; r++)
        for (s = c; s < d; s++)
            if (letter[colour][r][s] == 'R')
                seen[value[a][r][c][d] ^ value[r + 1][b][c][d]] = 1;
            else if (letter[colour][r][s] == 'L')
                seen[value[a][b][c][s] ^ value[a][b][s + 1][d]] = 1;
            else if (letter[colour][r][s] == 'X')
                seen[value[a][r][c][s] ^ value[a][r][s + 1][d]
                    ^ value[r + 1][b][c][s] ^ value[r + 1][b][s + 1][d]] = 1;
    while (seen[result])
        result++;
    return result;
}

int main(void)
{
    char row[SIZE + 1];
    int n, m, i, j, size, colour, a, b, c, d, sum = 0;

    if (scanf("%d %d", &n, &m) != 2)
        return 0;
    for (i = 0; i < n && scanf("%20s", row) == 1; i++)
        for (j = 0; j < m && row[j] != '\0'; j++)
            letter[(i + j) % 2][(i + j) / 2][(i + m - 1 - j) / 2] = row[j];
    size = (n + m) / 2;
    for (colour = 0; colour < 2; colour++) {
        for (a = size - 1; a >= 0; a--)
            for (b = a + 1; b <= size; b++)
                for (c = size - 1; c >= 0; c--)
                    for (d = c + 1; d <= size; d++)
                        value[a][b][c][d] = mex(colour, a, b, c, d);
        sum ^= value[0][size][0][size];
    }
    puts(sum != 0 ? "WIN" : "LOSE");
    return 0;
}
