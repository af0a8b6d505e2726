/* Wrong: takes each new number of an edge for a change, even if it is the old
   one. */
#include <stdio.h>
#include <string.h>

enum { MAX_NODES = 40000, SLOTS = 1 << 17 };

static int low[SLOTS], high[SLOTS]; /* the ends of an edge, or 0 */
static int ones[MAX_NODES + 1];     /* at each node, modulo 2 */

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
    if (low[slot] != 0 || z == 1) {
        ones[x] ^= 1;
        ones[y] ^= 1;
    }
    low[slot] = x;
    high[slot] = y;
    return 1;
}

int main(void)
{
    int cases, n, m, i, x, kind;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        memset(low, 0, sizeof low);
        memset(ones, 0, sizeof ones);
        for (i = 1; i < n; i++)
            if (!read_edge())
                return 0;
        while (m-- > 0 && scanf("%d", &kind) == 1)
            if (kind == 0 && scanf("%d", &x) == 1)
                puts(ones[x] ? "Girls win!" : "Boys win!");
            else if (!read_edge())
                return 0;
    }
    return 0;
}
