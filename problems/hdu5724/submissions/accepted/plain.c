/* HDU 5724 Chess: Staircase Nim. The holes cut a row into blocks of pieces,
   some of them empty, numbered 0, 1, 2, ... from the right. The first player
   wins when the exclusive or of the odd blocks of all rows is not 0. */
#include <stdio.h>

int main(void)
{
    int cases, n, m, p, cell, block, pieces, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &m) == 1) {
            char row[21] = {0}; /* cell 0 ends the leftmost block */
            while (m-- > 0 && scanf("%d", &p) == 1)
                row[p] = 1;
            block = pieces = 0;
            for (cell = 20; cell >= 0; cell--)
                if (row[cell])
                    pieces++;
                else {
                    if (block % 2 == 1)
                        sum ^= pieces;
                    block++;
                    pieces = 0;
                }
        }
        puts(sum != 0 ? "YES" : "NO");
    }
    return 0;
}
