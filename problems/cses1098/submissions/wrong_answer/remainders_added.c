/* Wrong: adds the heaps modulo 4, where the Nim sum of the remainders is meant. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            sum = (sum + heap) % 4;
        puts(sum != 0 ? "first" : "second");
    }
    return 0;
}
