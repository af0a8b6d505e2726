/* Wrong: counts the ones of the whole tree, as if the root did not matter. */
#include <stdio.h>
#include <string.h>

enum { MAX_NODES = 40000, SLOTS = 1 << 17 };

static int low[SLOTS], high[SLOTS]; /* the ends of an edge, or 0 */
static int number[SLOTS];           /* of the edge */
static int ones;                    /* modulo 2 */

/* Gives an edge its number. 0 at the end of the input. */
static int read_edge(void)
{
    int x, y, z, slot;

    if (scanf("%d %d %d", &x, &y, &z) != 3)
        return 0;
    if (x > y) {
        int larger = x;
        x = y;
        y = larger;
    }
    slot = (int)(((unsigned)x * MAX_NODES + (unsigned)y) * 2654435761u >> 15);
    while (low[slot] != 0 && (low[slot] != x || high[slot] != y))
        slot = (slot + 1) % SLOTS;
    ones ^= number[slot] ^ z;
    low[slot] = x;
    high[slot] = y;
    number[slot] = z;
    return 1;
}

int main(void)
{
    int cases, n, m, i, x, kind;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        memset(low, 0, sizeof low);
        memset(number, 0, sizeof number);
        ones = 0;
        for (i = 1; i < n; i++)
            if (!read_edge())
                return 0;
        while (m-- > 0 && scanf("%d", &kind) == 1)
            if (kind == 0 && scanf("%d", &x) == 1)
                puts(ones ? "Girls win!" : "Boys win!");
            else if (!read_edge())
                return 0;
    }
    return 0;
}
