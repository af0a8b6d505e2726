/* Wrong: gives 4k + 3 the value 4k + 4, but leaves 4k + 4 its own. */
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
            if (heap % 4 == 3)
                heap++;
            sum ^= heap;
        }
        puts(sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
