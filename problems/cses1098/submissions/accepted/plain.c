/* CSES 1098, Nim Game II, with takes of 1 to 3: the first player wins if and
   only if the remainders of the heaps modulo 4 have a Nim sum other than 0. */
#include <stdio.h>

int main(void)
{
    int cases, n, heap, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            sum ^= heap % 4;
        puts(sum != 0 ? "first" : "second");
    }
    return 0;
}
