/* HDU 5795, A Simple Nim, where a heap can also be split into three: a heap of
   8k + 7 has the Grundy value 8k + 8, one of 8k + 8 the value 8k + 7, and any
   other one its size. The first player wins if and only if the values have a
   Nim sum other than 0. */
#include <stdio.h>

static int grundy(int heap)
{
    if (heap % 8 == 7)
        return heap + 1;
    if (heap % 8 == 0)
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
