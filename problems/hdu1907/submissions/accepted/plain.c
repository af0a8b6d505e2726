/* HDU 1907 John: Nim, and whoever eats the last sweet loses (Bouton, 1901).
   If some heap has more than one sweet, John wins when the exclusive or of
   the heaps is not 0; if none has, he wins when it is 0. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, sum, largest;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        largest = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1) {
            sum ^= heap;
            if (heap > largest)
                largest = heap;
        }
        puts((sum != 0) == (largest > 1) ? "John" : "Brother");
    }
    return 0;
}
