/* HDU 3980, Paint Chain: the first move leaves a row of N - M beads, so the
   first player wins if and only if its Grundy value is 0. A move in a row
   leaves two rows; the tables of all M that are asked for are kept. */
#include <stdio.h>

enum { SIZE = 1001 };

static unsigned short value[SIZE][SIZE]; /* of each M, of each row */
static int is_known[SIZE], seen[2 * SIZE];

static void make_table(int m)
{
    static int mark;
    int row, rest, left, mex;

    for (row = m; row + m < SIZE; row++) {
        mark++; /* no number in seen is as large yet */
        rest = row - m;
        for (left = 0; left <= rest - left; left++)
            seen[value[m][left] ^ value[m][rest - left]] = mark;
        for (mex = 0; seen[mex] == mark; mex++)
            ;
        value[m][row] = (unsigned short)mex;
    }
    is_known[m] = 1;
}

int main(void)
{
    int cases, number, n, m, wins;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (number = 1; number <= cases && scanf("%d %d", &n, &m) == 2; number++) {
        if (n >= m && !is_known[m])
            make_table(m);
        wins = n >= m && value[m][n - m] == 0;
        printf("Case #%d: %s\n", number, wins ? "aekdycoin" : "abcdxyzk");
    }
    return 0;
}
