/* Wrong: thinks that whoever takes the last stick loses. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, sum, large;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = large = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1) {
            sum ^= heap;
            large |= heap > 1;
        }
        puts((sum != 0) == large ? "first" : "second");
    }
    return 0;
}
