/* Wrong: several free cells side by side count as one, as if no run could be
   empty. */
#include <stdio.h>

enum { CELLS = 20 };

static int grundy(const int *has_piece) /* of a row; cell 0 is free */
{
    int cell, run = 0, length = 0, sum = 0;

    for (cell = CELLS; cell >= 0; cell--)
        if (has_piece[cell])
            length++;
        else if (length > 0 || run == 0) {
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
