/* Wrong: goes on with the Nim sum of the case before. */
#include <stdio.h>

int main(void)
{
    int m, heap, sum = 0;

    while (scanf("%d", &m) == 1) {
        while (m-- > 0 && scanf("%d", &heap) == 1)
            sum ^= heap;
        puts(sum != 0 ? "Yes" : "No");
    }
    return 0;
}
