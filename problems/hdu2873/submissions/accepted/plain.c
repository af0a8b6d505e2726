/* HDU 2873, Bomb Game: a bomb has as its Grundy value the mex of the Nim sums
   of the two bombs that it can become; on the first row or column, its
   distance from the corner. John wins if and only if the Nim sum of all bombs
   is not 0. */
#include <stdio.h>

enum { SIZE = 50 };

static int value[SIZE][SIZE]; /* rows and columns from 0 */

static int mex(int p, int q)
{
    int seen[512] = {0}; /* no value on this board is larger than 364 */
    int u, v, result = 0;

    for (u = 0; u < p; u++)
        for (v = 0; v < q; v++)
            seen[value[u][q] ^ value[p][v]] = 1;
    while (seen[result])
        result++;
    return result;
}

int main(void)
{
    char row[SIZE + 1];
    int n, m, p, q, sum;

    for (p = 0; p < SIZE; p++)
        for (q = 0; q < SIZE; q++)
            value[p][q] = p == 0 || q == 0 ? p + q : mex(p, q);
    while (scanf("%d %d", &n, &m) == 2 && (n != 0 || m != 0)) {
        sum = 0;
        for (p = 0; p < n && scanf("%50s", row) == 1; p++)
            for (q = 0; q < m && row[q] != '\0'; q++)
                if (row[q] == '#')
                    sum ^= value[p][q];
        puts(sum != 0 ? "John" : "Jack");
    }
    return 0;
}
