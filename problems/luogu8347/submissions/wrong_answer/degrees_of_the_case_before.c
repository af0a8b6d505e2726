/* Wrong: keeps the degrees of the cases before. */
#include <stdio.h>

enum { MAX_NODES = 200000 };

static int degree[MAX_NODES + 1];

int main(void)
{
    int cases, n, node, a, b, edges, is_won;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (edges = 1; edges < n && scanf("%d %d", &a, &b) == 2; edges++) {
            degree[a]++;
            degree[b]++;
        }
        is_won = 0;
        for (node = 1; node <= n; node++)
            if (degree[node] % 2 == 0)
                is_won = 1;
        puts(is_won ? "Hifuu" : "Luna");
    }
    return 0;
}
