/* Wrong: goes on with the Nim sum of the case before. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, sum = 0;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        while (n-- > 0 && scanf("%d", &heap) == 1)
            sum ^= heap;
        puts(sum != 0 ? "Yes" : "No");
    }
    return 0;
}
