/* Wrong: the parity of the number of heaps that are not empty, as if a heap
   were always taken whole. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, count;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        count = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            if (heap > 0)
                count++;
        puts(count % 2 != 0 ? "Yes" : "No");
    }
    return 0;
}
