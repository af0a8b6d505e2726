/* Wrong: keeps one of the new heaps and removes all others. */
#include <stdio.h>

enum { MAX = 1000 };

static int value[MAX + 1];

static int mex(int heap)
{
    int occurs[64] = {0};
    int divisor, result = 0;

    for (divisor = 1; divisor < heap; divisor++)
        if (heap % divisor == 0)
            occurs[value[divisor]] = 1;
    while (occurs[result])
        result++;
    return result;
}

int main(void)
{
    int n, heap, sum;

    for (heap = 1; heap <= MAX; heap++)
        value[heap] = mex(heap);
    while (scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            sum ^= value[heap];
        puts(sum != 0 ? "freda" : "rainbow");
    }
    return 0;
}
