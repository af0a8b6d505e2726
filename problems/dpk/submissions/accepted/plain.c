/* AtCoder DP K, Stones: the first player wins on a heap if and only if some
   take leaves a heap on which the player to move loses. */
#include <stdio.h>

enum { MAX_HEAP = 100000, MAX_TAKES = 100 };

static int wins[MAX_HEAP + 1];

int main(void)
{
    int take[MAX_TAKES];
    int n, k, i, heap;

    if (scanf("%d %d", &n, &k) != 2)
        return 0;
    for (i = 0; i < n; i++)
        if (scanf("%d", &take[i]) != 1)
            return 0;
    for (heap = 1; heap <= k; heap++)
        for (i = 0; i < n; i++)
            if (take[i] <= heap && !wins[heap - take[i]])
                wins[heap] = 1;
    puts(wins[k] ? "First" : "Second");
    return 0;
}
