/* BOJ 11868, Nim Game 2: koosaga wins if and only if the heaps have a Nim sum
   other than 0 (Bouton). */
#include <stdio.h>

int main(void)
{
    int n;
    unsigned heap, sum = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%u", &heap) == 1)
        sum ^= heap;
    puts(sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
