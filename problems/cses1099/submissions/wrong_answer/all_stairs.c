/* Wrong: Nim on all stairs but the lowest. */
#include <stdio.h>

int main(void)
{
    long cases, n, stair, balls, sum;

    scanf("%ld", &cases);
    while (cases-- > 0 && scanf("%ld", &n) == 1) {
        sum = 0;
        for (stair = 1; stair <= n; stair++) {
            scanf("%ld", &balls);
            if (stair > 1)
                sum ^= balls;
        }
        puts(sum != 0 ? "first" : "second");
    }
    return 0;
}
