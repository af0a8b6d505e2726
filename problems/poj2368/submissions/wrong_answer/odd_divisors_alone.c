/* Wrong: tries odd divisors alone, as if 4 were not the least one from 3 on of
   a power of two. */
#include <stdio.h>

int main(void)
{
    long k, d = 3;

    if (scanf("%ld", &k) != 1)
        return 0;
    while (k % d != 0 && d < k)
        d += 2;
    printf("%ld\n", (d < k ? d : k) - 1);
    return 0;
}
