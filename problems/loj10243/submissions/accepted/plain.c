/* LibreOJ 10243, Moving Pieces: the Grundy value of a node is the mex of those
   to which its arrows lead. The first player wins if and only if the values of
   the pieces' nodes have a Nim sum other than 0. */
#include <stdio.h>

enum { NODES = 2000, ARROWS = 6000 };

static int first[NODES + 1]; /* the last arrow given from a node, or 0 */
static int next[ARROWS + 1]; /* the one given before it, or 0 */
static int end[ARROWS + 1]; /* the node to which an arrow leads */
static int value[NODES + 1];
static int occurs[NODES + 1]; /* occurs[v] is the node: it has an option of v */

static int grundy(int node)
{
    int arrow;

    if (value[node] < 0) {
        for (arrow = first[node]; arrow != 0; arrow = next[arrow])
            grundy(end[arrow]);
        for (arrow = first[node]; arrow != 0; arrow = next[arrow])
            occurs[value[end[arrow]]] = node;
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
        value[node] = -1; /* not known yet */
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
