/* Kattis bachetsgame, UVa 10404, Bachet's Game with a set of takes: a heap is
   lost if and only if no take leads from it to a lost one. So mark the heaps
   that are larger by a take than a lost one; those without a mark are lost. */
#include <stdio.h>

enum { MAX_HEAP = 1000000, MAX_TAKES = 10 };

/* Marks beyond n do no harm. */
static char won[2 * MAX_HEAP + 1];

int main(void)
{
    int take[MAX_TAKES];
    int n, m, count, i, heap;

    while (scanf("%d %d", &n, &m) == 2) {
        for (count = 0; m > 0 && count < MAX_TAKES; m--) {
            if (scanf("%d", &take[count]) != 1)
                return 0;
            count += take[count] <= n; /* a larger one is no move */
        }
        for (heap = 0; heap <= n; heap++)
            won[heap] = 0;
        for (heap = 0; heap < n; heap++)
            if (!won[heap])
                for (i = 0; i < count; i++)
                    won[heap + take[i]] = 1;
        puts(won[n] ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
