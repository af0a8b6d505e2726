/* Wrong: lets L be 1. */
#include <stdio.h>

int main(void)
{
    long k, d = 2;

    if (scanf("%ld", &k) != 1)
        return 0;
    while (d <= k / d && k % d != 0)
        d++;
    if (d > k / d)
        d = k;
    printf("%ld\n", d - 1);
    return 0;
}
