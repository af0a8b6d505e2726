/* Wrong: plain Nim, as if splitting made no difference. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            sum ^= heap;
        puts(sum != 0 ? "First player wins." : "Second player wins.");
    }
    return 0;
}
