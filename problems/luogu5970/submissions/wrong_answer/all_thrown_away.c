/* Wrong: counts throwing all heaps away, which is forbidden. */
#include <stdio.h>

enum { P = 1000000007, MAX_HEAP = 1000000, SUMS = 1 << 20, MAX_D = 10 };

static int heaps_of[MAX_HEAP + 1]; /* how many heaps of each size */
static unsigned ways[SUMS][MAX_D]; /* by Nim sum and heaps thrown away */

static unsigned add(unsigned a, unsigned b)
{
    return a + b < P ? a + b : a + b - P;
}

static void next(unsigned *one, unsigned *other, int d)
{
    unsigned last_one = one[d - 1], last_other = other[d - 1], old;
    int i;

    for (i = d - 1; i >= 0; i--) {
        old = one[i];
        one[i] = add(i > 0 ? one[i - 1] : last_one, other[i]);
        other[i] = add(i > 0 ? other[i - 1] : last_other, old);
    }
}

int main(void)
{
    int n, d, heap, i, sum, half = 1;

    if (scanf("%d %d", &n, &d) != 2)
        return 0;
    for (i = 0; i < n && scanf("%d", &heap) == 1; i++)
        heaps_of[heap]++;
    ways[0][0] = 1;
    for (heap = 1; heap <= MAX_HEAP; heap++) {
        if (heap >= 2 * half)
            half *= 2; /* the largest power of two in the heap */
        for (; heaps_of[heap] > 0; heaps_of[heap]--)
            for (sum = 0; sum < half; sum++)
                next(ways[sum], ways[sum ^ heap], d);
    }
    printf("%u\n", ways[0][0]);
    return 0;
}
