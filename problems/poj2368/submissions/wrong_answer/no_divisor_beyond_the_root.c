/* Wrong: where no divisor is found up to the square root, forgets that k / 2
   may be one. */
#include <stdio.h>

int main(void)
{
    long k, d = 3;

    if (scanf("%ld", &k) != 1)
        return 0;
    while (d <= k / d && k % d != 0)
        d++;
    if (d > k / d)
        d = k;
    printf("%ld\n", d - 1);
    return 0;
}
