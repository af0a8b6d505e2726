/* Wrong: says that the first player wins if some heap has more than one coin. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, large;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        large = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            large |= heap > 1;
        puts(large ? "first" : "second");
    }
    return 0;
}
