/* Wrong: Nim, as if splitting made no difference. */
#include <stdio.h>

int main(void)
{
    int cases, n;
    unsigned heap, sum;

    scanf("%d", &cases);
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%u", &heap) == 1)
            sum ^= heap;
        puts(sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
