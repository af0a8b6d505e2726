/* Codeforces 2045F, Grid Game 3-angle: for each class of rows modulo K + 1, the
   exclusive or of the stones modulo K + 1. The first player wins if one of
   these is not 0. */
#include <stdio.h>
#include <string.h>

static long nim_sums[200001];

int main(void)
{
    long n, m, k, row, column, stones, i;
    int cases, wins;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%ld %ld %ld", &n, &m, &k) == 3) {
        memset(nim_sums, 0, (k + 1) * sizeof *nim_sums);
        while (m-- > 0 && scanf("%ld %ld %ld", &row, &column, &stones) == 3)
            nim_sums[row % (k + 1)] ^= stones % (k + 1);
        wins = 0;
        for (i = 0; i <= k; i++)
            if (nim_sums[i] != 0)
                wins = 1;
        puts(wins ? "Anda" : "Kamu");
    }
    return 0;
}
