/* Slow: makes the table of all rows again for each case.
   Caught by: 100 cases. */
#include <stdio.h>
#include <string.h>

static char value[1 << 20];

static void make_table(void)
{
    int row, cell, hole;
    char seen[20];

    for (row = 0; row < 1 << 20; row++) {
        memset(seen, 0, sizeof seen);
        hole = 0;
        for (cell = 1; cell < 1 << 20; cell *= 2)
            if (!(row & cell))
                hole = cell;
            else if (hole)
                seen[(int)value[row - cell + hole]] = 1;
        value[row] = 0;
        while (seen[(int)value[row]])
            value[row]++;
    }
}

int main(void)
{
    int cases, n, m, p, row, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        make_table();
        sum = 0;
        while (n-- > 0 && scanf("%d", &m) == 1) {
            row = 0;
            while (m-- > 0 && scanf("%d", &p) == 1)
                row |= 1 << (20 - p);
            sum ^= value[row];
        }
        puts(sum != 0 ? "YES" : "NO");
    }
    return 0;
}
