/* Codeforces 1312F, Attack on Red Kingdom: a castle has a Grundy value for each
   kind of the latest attack; 0 is mixed, or none. The values repeat as soon as
   five rows in a row are equal to five earlier ones. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { WINDOW = 5, ROWS = 37 }; /* no table is longer */

static char number[] = "%" SCNu64; /* may be %llu, which C89 lacks */
static int kill[3], row[ROWS][3], rows, period;
static uint64_t castle[300000];

/* The value that an attack of this kind leaves of a castle. */
static int option(uint64_t castle, int kind)
{
    uint64_t left = castle < (uint64_t)kill[kind] ? 0 : castle - kill[kind];

    if (left >= (uint64_t)rows)
        left = rows - period + (left - rows) % period;
    return row[left][kind];
}

/* The mex over the kinds of attack, but the one that is left out. */
static int mex(uint64_t castle, int without)
{
    int m = 0, kind;

    for (kind = 0; kind < 3; kind++)
        if (kind != without && option(castle, kind) == m) {
            m++;
            kind = -1; /* from the first kind again */
        }
    return m;
}

int main(void)
{
    int t, n, i, kind, sum, count;

    if (scanf("%d", &t) != 1)
        return 0;
    while (t-- > 0
           && scanf("%d %d %d %d", &n, &kill[0], &kill[1], &kill[2]) == 4) {
        for (rows = 1, period = 0; period == 0 && rows < ROWS;) {
            for (kind = 0; kind < 3; kind++)
                row[rows][kind] = mex(rows, kind > 0 ? kind : 3);
            rows++;
            for (i = 0; i < rows - WINDOW; i++)
                if (!memcmp(row[i], row[rows - WINDOW], WINDOW * sizeof *row))
                    period = rows - WINDOW - i;
        }
        for (i = sum = count = 0; i < n && scanf(number, &castle[i]) == 1; i++)
            sum ^= mex(castle[i], 3);
        for (i = 0; i < n; i++)
            for (kind = 0; kind < 3; kind++)
                count += option(castle[i], kind) == (sum ^ mex(castle[i], 3));
        printf("%d\n", count);
    }
    return 0;
}
