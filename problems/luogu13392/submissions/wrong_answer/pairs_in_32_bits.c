/* Wrong: counts the pairs in 32 bits. */
#include <inttypes.h>
#include <stdio.h>

enum { MAX = 1000000 };

static int table[MAX + 1]; /* the largest lost B of each A */

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
        unsigned won = 0;

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
        printf("Case #%d: %u\n", n, won);
    }
    return 0;
}
