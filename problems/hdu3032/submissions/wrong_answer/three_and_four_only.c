/* Wrong: guesses from the first few values that only the heaps 3 and 4 are
   exchanged. */
#include <stdio.h>

int main(void)
{
    int cases, n;
    unsigned heap, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%u", &heap) == 1) {
            if (heap == 3)
                heap++;
            else if (heap == 4)
                heap--;
            sum ^= heap;
        }
        puts(sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
