/* Wrong: the first player wins if some row is won. */
#include <stdio.h>

int main(void)
{
    int cases, n, m, p, cell, block, pieces, value, won;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        won = 0;
        while (n-- > 0 && scanf("%d", &m) == 1) {
            char row[21] = {0};
            while (m-- > 0 && scanf("%d", &p) == 1)
                row[p] = 1;
            block = pieces = value = 0;
            for (cell = 20; cell >= 0; cell--)
                if (row[cell])
                    pieces++;
                else {
                    if (block % 2 == 1)
                        value ^= pieces;
                    block++;
                    pieces = 0;
                }
            if (value != 0)
                won = 1;
        }
        puts(won ? "YES" : "NO");
    }
    return 0;
}
