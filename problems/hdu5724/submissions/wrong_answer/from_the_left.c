/* Wrong: numbers the blocks from the left. */
#include <stdio.h>

int main(void)
{
    int cases, n, m, p, cell, block, pieces, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &m) == 1) {
            char row[22] = {0};
            while (m-- > 0 && scanf("%d", &p) == 1)
                row[p] = 1;
            block = pieces = 0;
            for (cell = 1; cell <= 21; cell++)
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
