/* CSES 1099 Stair Game: Staircase Nim. The first player wins when the
   exclusive or of the balls on the stairs 2, 4, 6, ... is not 0. */
#include <stdio.h>

int main(void)
{
    long cases, n, stair, balls, sum;

    if (scanf("%ld", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%ld", &n) == 1) {
        sum = 0;
        for (stair = 1; stair <= n; stair++) {
            if (scanf("%ld", &balls) != 1)
                return 0;
            if (stair % 2 == 0)
                sum ^= balls;
        }
        puts(sum != 0 ? "first" : "second");
    }
    return 0;
}
