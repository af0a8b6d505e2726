/* Wrong: the Nim sum of the distances, not of the free cells between the pieces. */
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n, m, black, white, sum;

    while (scanf("%d %d", &n, &m) == 2) {
        sum = 0;
        while (n-- > 0 && scanf("%d %d", &black, &white) == 2)
            sum ^= abs(black - white);
        puts(sum != 0 ? "I WIN!" : "BAD LUCK!");
    }
    return 0;
}
