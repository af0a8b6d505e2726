/* Wrong: takes a pair for won only if one number is at least twice the other. */
#include <inttypes.h>
#include <stdio.h>

static char line[] = "Case #%d: %" PRIu64 "\n"; /* %llu is not in C89 */

int main(void)
{
    int cases, n, a, a1, a2, b1, b2, from, to;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (n = 1; n <= cases; n++) {
        uint64_t won = 0;

        if (scanf("%d %d %d %d", &a1, &a2, &b1, &b2) != 4)
            return 0;
        for (a = a1; a <= a2; a++) {
            from = a / 2 + 1;
            to = 2 * a - 1;
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
