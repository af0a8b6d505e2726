/* CSES 2208, Another Game: a move takes one coin from each of some heaps.
   The first player wins if and only if some heap is odd. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, odd;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        odd = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            odd |= heap % 2;
        puts(odd ? "first" : "second");
    }
    return 0;
}
