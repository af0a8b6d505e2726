/* Wrong: never counts the root, even if no node has several children. */
#include <stdio.h>

static int parent[1000001], children[1000001];

int main(void)
{
    int cases, n, node, leaf, length, is_won;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (node = 1; node <= n; node++)
            children[node] = 0;
        for (node = 2; node <= n && scanf("%d", &parent[node]) == 1; node++)
            children[parent[node]]++;
        is_won = 0;
        for (leaf = 1; leaf <= n; leaf++)
            if (children[leaf] == 0) {
                length = 1;
                for (node = leaf; parent[node] > 1 && children[parent[node]] == 1; node = parent[node])
                    length++;
                if (length % 2 == 1)
                    is_won = 1;
            }
        puts(is_won ? "1" : "0");
    }
    return 0;
}
