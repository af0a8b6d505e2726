/* Wrong: wants all heaps to be odd, not only one of them. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, odd;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        odd = 1;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            odd &= heap % 2;
        puts(odd ? "first" : "second");
    }
    return 0;
}
