/* Wrong: Bachet's game with 1 to k stones a move, as if k times the previous
   take meant k. */
#include <stdio.h>

int main(void)
{
    long t, number, n, k;

    if (scanf("%ld", &t) != 1)
        return 0;
    for (number = 1; number <= t && scanf("%ld %ld", &n, &k) == 2; number++)
        if (n % (k + 1) == 0)
            printf("Case %ld: lose\n", number);
        else
            printf("Case %ld: %ld\n", number, n % (k + 1));
    return 0;
}
