/* Luogu P13392, Number Game: the first player loses if and only if the larger
   number is less than phi times the smaller one. For each A these are A numbers
   B in a row, up to the largest one with B (B - A) < A * A. */
#include <inttypes.h>
#include <stdio.h>

enum { MAX = 1000000 };

static int table[MAX + 1]; /* the largest lost B of each A */
static char line[] = "Case #%d: %" PRIu64 "\n"; /* %llu is not in C89 */

int main(void)
{
    int cases, n, a, a1, a2, b1, b2, from, to, last = 0;

    for (a = 1; a <= MAX; a++) {
        last++;
        while ((uint64_t)(last + 1) * (last + 1 - a) < (uint64_t)a * a)
            last++;
        table[a] = last;
    }
    if (scanf("%d", &cases) != 1)
        return 0;
    for (n = 1; n <= cases; n++) {
        uint64_t won = 0;

        if (scanf("%d %d %d %d", &a1, &a2, &b1, &b2) != 4)
            return 0;
        for (a = a1; a <= a2; a++) {
            from = table[a] + 1 - a;
            to = table[a];
            if (from < b1)
                from = b1;
            if (to > b2)
                to = b2;
            won += b2 - b1 + 1;
            if (from <= to)
                won -= to - from + 1;
        }
        printf(line, n, won);
    }
    return 0;
}
