/* Wrong: counts the moves of the game as if no piece could jump. */
#include <stdio.h>

int main(void)
{
    int cases, n, m, p, cell, holes, moves;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        moves = 0;
        while (n-- > 0 && scanf("%d", &m) == 1) {
            char row[21] = {0};
            while (m-- > 0 && scanf("%d", &p) == 1)
                row[p] = 1;
            holes = 0;
            for (cell = 20; cell >= 1; cell--)
                if (row[cell])
                    moves += holes;
                else
                    holes++;
        }
        puts(moves % 2 != 0 ? "YES" : "NO");
    }
    return 0;
}
