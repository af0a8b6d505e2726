/* Wrong: adds up the even stairs: first as soon as one of them has a ball. */
#include <stdio.h>

int main(void)
{
    long cases, n, stair, balls, sum;

    scanf("%ld", &cases);
    while (cases-- > 0 && scanf("%ld", &n) == 1) {
        sum = 0;
        for (stair = 1; stair <= n; stair++) {
            scanf("%ld", &balls);
            if (stair % 2 == 0)
                sum += balls;
        }
        puts(sum != 0 ? "first" : "second");
    }
    return 0;
}
