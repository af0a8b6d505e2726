/* Wrong: the parity of all steps, as if a move took a single ball. */
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
            sum += balls * (stair - 1);
        }
        puts(sum % 2 != 0 ? "first" : "second");
    }
    return 0;
}
