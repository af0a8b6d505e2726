/* Wrong: checks whether the sum of the heaps is odd, not their Nim sum. */
#include <stdio.h>

int main(void)
{
    int n;
    unsigned heap, sum = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%u", &heap) == 1)
        sum += heap;
    puts(sum % 2 != 0 ? "koosaga" : "cubelover");
    return 0;
}
