/* HDU 3032 Nim or not Nim?: the Grundy value of a heap is the number of its
   stones, but 4k + 3 and 4k + 4 are exchanged. Alice wins if and only if the
   exclusive or of the values is not 0.
   The value of the largest heap is 2^31, so int would be too small. */
#include <stdio.h>

int main(void)
{
    int cases, n;
    unsigned heap, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%u", &heap) == 1) {
            if (heap % 4 == 3)
                heap++;
            else if (heap % 4 == 0)
                heap--;
            sum ^= heap;
        }
        puts(sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
