/* Wrong: the values of HDU 3032, where a heap is split into two, not three. */
#include <stdio.h>

static int grundy(int heap)
{
    if (heap % 4 == 3)
        return heap + 1;
    if (heap % 4 == 0)
        return heap - 1;
    return heap;
}

int main(void)
{
    int cases, n, heap, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            sum ^= grundy(heap);
        puts(sum != 0 ? "First player wins." : "Second player wins.");
    }
    return 0;
}
