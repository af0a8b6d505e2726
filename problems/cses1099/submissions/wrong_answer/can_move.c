/* Wrong: the first player wins if there is a move at all. */
#include <stdio.h>

int main(void)
{
    long cases, n, stair, balls, sum;

    scanf("%ld", &cases);
    while (cases-- > 0 && scanf("%ld", &n) == 1) {
        sum = 0;
        for (stair = 1; stair <= n; stair++) {
            scanf("%ld", &balls);
            if (stair > 1 && balls > 0)
                sum = 1;
        }
        puts(sum != 0 ? "first" : "second");
    }
    return 0;
}
