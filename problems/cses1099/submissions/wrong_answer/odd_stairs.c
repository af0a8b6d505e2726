/* Wrong: the Nim sum of the odd stairs, as if stair 1 were one step above the
   floor. */
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
            if (stair % 2 == 1)
                sum ^= balls;
        }
        puts(sum != 0 ? "first" : "second");
    }
    return 0;
}
