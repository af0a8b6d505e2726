/* POJ 2234, Matches Game: Nim. The first player wins if and only if the heaps
   have a Nim sum other than 0 (Bouton). */
#include <stdio.h>

int main(void)
{
    int m, heap, sum;

    while (scanf("%d", &m) == 1) {
        sum = 0;
        while (m-- > 0 && scanf("%d", &heap) == 1)
            sum ^= heap;
        puts(sum != 0 ? "Yes" : "No");
    }
    return 0;
}
