/* Luogu P7864, Picking Leaves: the chain of a leaf goes up for as long as the
   parent has no other child. The first player wins if and only if some chain
   has an odd number of nodes. If all are even, each move makes some odd; and
   some choice of leaves always makes all even. */
#include <stdio.h>

enum { MAX_NODES = 1000000 };

static int parent[MAX_NODES + 1], children[MAX_NODES + 1];

int main(void)
{
    int cases, n, node, leaf, length, is_won;

    scanf("%d", &cases);
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (node = 1; node <= n; node++)
            children[node] = 0;
        for (node = 2; node <= n && scanf("%d", &parent[node]) == 1; node++)
            children[parent[node]]++;
        is_won = 0;
        for (leaf = 1; leaf <= n; leaf++)
            if (children[leaf] == 0) {
                length = 1;
                for (node = leaf; node > 1 && children[parent[node]] == 1;
                     node = parent[node])
                    length++;
                if (length % 2 == 1)
                    is_won = 1;
            }
        puts(is_won ? "1" : "0");
    }
    return 0;
}
