/* Wrong: whether some heap is large is not asked anew for each case. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, sum, largest = 0;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1) {
            sum ^= heap;
            if (heap > largest)
                largest = heap;
        }
        puts((sum != 0) == (largest > 1) ? "John" : "Brother");
    }
    return 0;
}
