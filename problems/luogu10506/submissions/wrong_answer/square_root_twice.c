/* Wrong: finds divisors d and p / d together, and the square root twice, so
   that it does not count to the Nim sum. */
#include <stdio.h>

enum { MAX = 1000 };

static int value[MAX + 1];

static int mex(int heap)
{
    int divisors[64], occurs[64] = {0};
    int i, divisor, count = 0, all = 0, result = 0;

    for (divisor = 1; divisor * divisor <= heap; divisor++)
        if (heap % divisor == 0) {
            divisors[count++] = divisor;
            if (divisor > 1)
                divisors[count++] = heap / divisor;
        }
    for (i = 0; i < count; i++)
        all ^= value[divisors[i]];
    for (i = 0; i < count; i++)
        occurs[all ^ value[divisors[i]]] = 1;
    while (occurs[result])
        result++;
    return result;
}

int main(void)
{
    int n, heap, sum;

    for (heap = 2; heap <= MAX; heap++)
        value[heap] = mex(heap);
    while (scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            sum ^= value[heap];
        puts(sum != 0 ? "freda" : "rainbow");
    }
    return 0;
}
