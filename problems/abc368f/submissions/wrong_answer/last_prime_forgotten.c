/* Wrong: forgets the prime above the square root that may be left. */
#include <stdio.h>

static int value(int n)
{
    int divisor, count = 0;

    for (divisor = 2; divisor * divisor <= n; divisor++)
        for (; n % divisor == 0; n /= divisor)
            count++;
    return count;
}

int main(void)
{
    int n, a, sum = 0;

    scanf("%d", &n);
    while (n-- > 0 && scanf("%d", &a) == 1)
        sum ^= value(a);
    puts(sum != 0 ? "Anna" : "Bruno");
    return 0;
}
