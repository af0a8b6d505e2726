/* Wrong: thinks that whoever takes the last stone loses. */
#include <stdio.h>

int main(void)
{
    int n, large = 0;
    unsigned heap, sum = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%u", &heap) == 1) {
        sum ^= heap;
        large |= heap > 1;
    }
    puts((sum != 0) == large ? "koosaga" : "cubelover");
    return 0;
}
