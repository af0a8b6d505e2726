/* LibreOJ 10242, Taking Stones 2, which is Nim: the first player wins if and
   only if the heaps have a Nim sum other than 0 (Bouton). */
#include <stdio.h>

int main(void)
{
    int n, heap, sum = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%d", &heap) == 1)
        sum ^= heap;
    puts(sum != 0 ? "win" : "lose");
    return 0;
}
