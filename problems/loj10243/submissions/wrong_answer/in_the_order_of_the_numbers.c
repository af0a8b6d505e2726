/* Wrong: computes the values from the last node down, as if every arrow led to
   a larger number. */
#include <stdio.h>

enum { NODES = 2000, ARROWS = 6000 };

static int first[NODES + 1], next[ARROWS + 1], end[ARROWS + 1];
static int value[NODES + 1], occurs[NODES + 1];

int main(void)
{
    int n, m, k, node, arrow, sum = 0;

    if (scanf("%d %d %d", &n, &m, &k) != 3)
        return 0;
    for (arrow = 1; arrow <= m; arrow++) {
        if (scanf("%d %d", &node, &end[arrow]) != 2)
            return 0;
        next[arrow] = first[node];
        first[node] = arrow;
    }
    for (node = n; node >= 1; node--) {
        for (arrow = first[node]; arrow != 0; arrow = next[arrow])
            occurs[value[end[arrow]]] = node;
        while (occurs[value[node]] == node)
            value[node]++;
    }
    while (k-- > 0 && scanf("%d", &node) == 1)
        sum ^= value[node];
    puts(sum != 0 ? "win" : "lose");
    return 0;
}
