/* Wrong: takes the heaps as they come, but counts only Nim sums below the
   power of two above each. */
#include <stdio.h>

enum { P = 1000000007, SUMS = 1 << 20, MAX_D = 10 };

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
    int n, d, heap, i, sum, half;

    if (scanf("%d %d", &n, &d) != 2)
        return 0;
    ways[0][0] = 1;
    for (i = 0; i < n && scanf("%d", &heap) == 1; i++) {
        for (half = 1; 2 * half <= heap; half *= 2)
            ;
        for (sum = 0; sum < half; sum++)
            next(ways[sum], ways[sum ^ heap], d);
    }
    if (n % d == 0)
        ways[0][0] = add(ways[0][0], P - 1);
    printf("%u\n", ways[0][0]);
    return 0;
}
