/* Wrong: goes by the Nim sum only if all heaps are above one, not if any is. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, sum, smallest;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        smallest = 1000000;
        while (n-- > 0 && scanf("%d", &heap) == 1) {
            sum ^= heap;
            if (heap < smallest)
                smallest = heap;
        }
        puts((sum != 0) == (smallest > 1) ? "John" : "Brother");
    }
    return 0;
}
