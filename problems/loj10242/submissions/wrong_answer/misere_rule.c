/* Wrong: as if whoever takes the last stone lost. */
#include <stdio.h>

int main(void)
{
    int n, heap, sum = 0, is_large = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%d", &heap) == 1) {
        sum ^= heap;
        if (heap > 1)
            is_large = 1;
    }
    puts(is_large == (sum != 0) ? "win" : "lose");
    return 0;
}
