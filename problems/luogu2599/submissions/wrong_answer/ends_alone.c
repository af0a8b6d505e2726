/* Wrong: Nim with the two ends, as if the heaps between them did not matter. */
#include <stdio.h>

int main(void)
{
    int cases, n, i, heap, first, last;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        first = last = 0;
        for (i = 0; i < n && scanf("%d", &heap) == 1; i++) {
            if (i == 0)
                first = heap;
            last = heap;
        }
        puts(n == 1 || first != last ? "1" : "0");
    }
    return 0;
}
