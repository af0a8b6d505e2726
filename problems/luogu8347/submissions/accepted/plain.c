/* Luogu P8347, The Moon of the Other Side: the first player loses if and only
   if every node has an odd degree. If all are odd, each move makes that of one
   neighbour even. Otherwise an even node e has a neighbour p, without which
   all others on the side of e are odd: the move deletes p and keeps e. */
#include <stdio.h>

enum { MAX_NODES = 200000 };

static int degree[MAX_NODES + 1];

int main(void)
{
    int cases, n, node, a, b, edges, is_won;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (node = 1; node <= n; node++)
            degree[node] = 0;
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
