/* HDU 1730 Northcott Game: the free cells between the two pieces of a row
   are a heap of Nim. Tom wins when the exclusive or of the heaps is not 0. */
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n, m, black, white, sum;

    while (scanf("%d %d", &n, &m) == 2) {
        sum = 0;
        while (n-- > 0 && scanf("%d %d", &black, &white) == 2)
            sum ^= abs(black - white) - 1;
        puts(sum != 0 ? "I WIN!" : "BAD LUCK!");
    }
    return 0;
}
