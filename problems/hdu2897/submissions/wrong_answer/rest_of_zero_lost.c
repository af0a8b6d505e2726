/* Wrong: r <= p, so that the rest 0 is among the lost ones. */
#include <stdio.h>

int main(void)
{
    long n, p, q;

    while (scanf("%ld %ld %ld", &n, &p, &q) == 3)
        puts(n % (p + q) > p ? "WIN" : "LOST");
    return 0;
}
