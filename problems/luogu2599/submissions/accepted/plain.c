/* Luogu P2599. left[i] and right[i] belong to the block of length heaps from
   i on: the size of a heap on its left, or on its right, that makes it lost.
   The first player loses if the first heap is what makes the others lost. */
#include <stdio.h>

/* at the other end of a block with a heap of x; other and same: without it */
static int losing_size(int x, int other, int same)
{
    if (x == same)
        return 0;
    if (other <= x && x < same)
        return x + 1;
    if (same < x && x <= other)
        return x - 1;
    return x;
}

int main(void)
{
    static int heap[1001], left[1001], right[1001];
    int cases, n, length, i;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (i = 0; i < n; i++)
            if (scanf("%d", &heap[i]) != 1)
                return 0;
        for (i = 0; i <= n; i++)
            left[i] = right[i] = 0; /* blocks of no heaps */
        for (length = 1; length < n; length++)
            for (i = 0; i + length <= n; i++) {
                left[i] = losing_size(heap[i + length - 1], left[i], right[i]);
                right[i] = losing_size(heap[i], right[i + 1], left[i + 1]);
            }
        puts(heap[0] != left[1] ? "1" : "0");
    }
    return 0;
}
