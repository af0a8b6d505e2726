/* Codeforces 2005E1, Subtangle Game: cut the list off at its first repetition.
   From the last row on keep, for each place of the list, the last column with
   a winning cell: one without a winning cell of the next place below and to
   the right of it. Columns count from 1. */
#include <stdio.h>
#include <string.h>

static int board[3000000];
static int place_of[3000001]; /* of a number in the list, 0 for others */
static int last[1502];

int main(void)
{
    int cases, length, n, m, i, j, a, place, is_cut;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d %d", &length, &n, &m) == 3) {
        memset(place_of, 0, (n * m + 1) * sizeof *place_of);
        memset(last, 0, sizeof last);
        is_cut = 0;
        for (i = 1; i <= length && scanf("%d", &a) == 1; i++) {
            if (place_of[a] > 0)
                is_cut = 1;
            if (!is_cut)
                place_of[a] = i;
        }
        for (i = 0; i < n * m; i++)
            if (scanf("%d", &board[i]) != 1)
                return 0;
        for (i = n - 1; i >= 0; i--)
            for (j = 1; j <= m; j++) {
                place = place_of[board[i * m + j - 1]];
                if (place > 0 && last[place + 1] <= j && last[place] < j)
                    last[place] = j;
            }
        puts(last[1] > 0 ? "T" : "N");
    }
    return 0;
}
