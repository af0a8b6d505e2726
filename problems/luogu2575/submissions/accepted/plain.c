/* Luogu P2575, A Duel of Masters: staircase Nim. The free cells cut a row into
   runs of pieces, some of them empty, numbered 0, 1, 2, ... from the right. The
   first player wins if and only if the lengths of all runs with odd numbers
   have a Nim sum other than 0. */
#include <stdio.h>

enum { CELLS = 20 };

static int grundy(const int *has_piece) /* of a row; cell 0 is free */
{
    int cell, run = 0, length = 0, sum = 0;

    for (cell = CELLS; cell >= 0; cell--)
        if (has_piece[cell])
            length++;
        else { /* the run ends here */
            if (run % 2 == 1)
                sum ^= length;
            run++;
            length = 0;
        }
    return sum;
}

int main(void)
{
    int has_piece[CELLS + 1];
    int cases, n, m, cell, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &m) == 1) {
            for (cell = 0; cell <= CELLS; cell++)
                has_piece[cell] = 0;
            while (m-- > 0 && scanf("%d", &cell) == 1)
                has_piece[cell] = 1;
            sum ^= grundy(has_piece);
        }
        puts(sum != 0 ? "YES" : "NO");
    }
    return 0;
}
