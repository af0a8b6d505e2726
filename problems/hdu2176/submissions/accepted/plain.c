/* HDU 2176, Nim with m heaps: with x the Nim sum of the heaps, the winning
   first moves leave a ^ x stones in a heap of a, where that is fewer; there
   are none if and only if x is 0 (Bouton). */
#include <stdio.h>

enum { MAX_HEAPS = 200000 };

static int heap[MAX_HEAPS];

int main(void)
{
    int m, i, x;

    while (scanf("%d", &m) == 1 && m != 0) {
        x = 0;
        for (i = 0; i < m; i++) {
            if (scanf("%d", &heap[i]) != 1)
                return 0;
            x ^= heap[i];
        }
        puts(x != 0 ? "Yes" : "No");
        for (i = 0; i < m; i++)
            if ((heap[i] ^ x) < heap[i])
                printf("%d %d\n", heap[i], heap[i] ^ x);
    }
    return 0;
}
