/* Wrong: counts modulo 3 only if there is no large heap. A heap of two becomes
   a heap of one in one move, and needs it as well. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, ones, rest;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        ones = 0;
        rest = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1) {
            if (heap == 1)
                ones++;
            else
                rest += heap + 1;
        }
        if (rest == 0)
            puts(ones % 3 != 0 ? "YES" : "NO");
        else
            puts(ones % 2 != 0 || rest % 2 == 0 ? "YES" : "NO");
    }
    return 0;
}
