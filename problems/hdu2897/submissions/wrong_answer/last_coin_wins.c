/* Wrong: asks only whether the remainder is 0, as if the last coin won. */
#include <stdio.h>

int main(void)
{
    long n, p, q;

    while (scanf("%ld %ld %ld", &n, &p, &q) == 3)
        puts(n % (p + q) != 0 ? "WIN" : "LOST");
    return 0;
}
