/* Wrong: marks the value of an option before it goes into the next one, which
   puts its own marks over those. */
#include <stdio.h>

enum { NODES = 2000, ARROWS = 6000 };

static int first[NODES + 1], next[ARROWS + 1], end[ARROWS + 1];
static int value[NODES + 1], occurs[NODES + 1];

static int grundy(int node)
{
    int arrow;

    if (value[node] < 0) {
        for (arrow = first[node]; arrow != 0; arrow = next[arrow])
            occurs[grundy(end[arrow])] = node;
        for (value[node] = 0; occurs[value[node]] == node; value[node]++)
            ;
    }
    return value[node];
}

int main(void)
{
    int n, m, k, node, arrow, sum = 0;

    if (scanf("%d %d %d", &n, &m, &k) != 3)
        return 0;
    for (node = 1; node <= n; node++)
        value[node] = -1;
    for (arrow = 1; arrow <= m; arrow++) {
        if (scanf("%d %d", &node, &end[arrow]) != 2)
            return 0;
        next[arrow] = first[node];
        first[node] = arrow;
    }
    while (k-- > 0 && scanf("%d", &node) == 1)
        sum ^= grundy(node);
    puts(sum != 0 ? "win" : "lose");
    return 0;
}
