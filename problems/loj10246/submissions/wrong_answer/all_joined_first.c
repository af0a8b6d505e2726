/* Wrong: the parity of the moves if all heaps are joined first, as if heaps of
   one stone were like the others. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, moves;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        moves = n - 1;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            moves += heap;
        puts(moves % 2 != 0 ? "YES" : "NO");
    }
    return 0;
}
