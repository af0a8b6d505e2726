/* Wrong: keeps what it knows of the boards before, whose places were others. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { PLACES = 36, SLOTS = 10007 }; /* N * M < 50: at most 6 * 6 places */

static int places, row[PLACES], column[PLACES];
static uint64_t left[PLACES]; /* the places that a move in one place leaves */
static uint64_t known[SLOTS]; /* a set for which it is known who wins */
static int known_wins[SLOTS];

static int wins(uint64_t set) /* bit j is 1 if place j is in the set */
{
    int slot = (int)(set % SLOTS), result = 0, j;

    if (known[slot] == set)
        return known_wins[slot]; /* 0 for the empty set */
    for (j = 0; j < places && !result; j++)
        if (set >> j & 1)
            result = !wins(set & left[j]);
    known[slot] = set;
    known_wins[slot] = result;
    return result;
}

int main(void)
{
    char cell[50][50];
    int n, m, i, j;

    while (scanf("%d %d", &n, &m) == 2) {
        for (i = 0; i < n; i++)
            if (scanf("%49s", cell[i]) != 1)
                return 0;
        places = 0;
        for (i = 1; i < n; i++)
            for (j = 1; j < m; j++)
                if (cell[i][j] == '0' && cell[i - 1][j] == '0'
                        && cell[i][j - 1] == '0' && cell[i - 1][j - 1] == '0') {
                    row[places] = i;
                    column[places++] = j;
                }
        for (i = 0; i < places; i++)
            for (left[i] = 0, j = 0; j < places; j++)
                if (abs(row[i] - row[j]) > 1 || abs(column[i] - column[j]) > 1)
                    left[i] |= (uint64_t)1 << j;
        puts(wins(((uint64_t)1 << places) - 1) ? "Yes" : "No");
    }
    return 0;
}
