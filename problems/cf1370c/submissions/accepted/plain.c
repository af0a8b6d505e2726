/* Codeforces 1370C, Number Game: the first player loses on 1, on the powers of
   two from 4 on, and on twice an odd prime. All other numbers are won. */
#include <stdio.h>

static int is_prime(long n)
{
    long divisor;

    for (divisor = 2; divisor * divisor <= n; divisor++)
        if (n % divisor == 0)
            return 0;
    return n > 1;
}

int main(void)
{
    long cases, n;
    int lost;

    if (scanf("%ld", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%ld", &n) == 1) {
        if (n <= 2)
            lost = n == 1;
        else if ((n & (n - 1)) == 0)
            lost = 1;
        else
            lost = n % 4 == 2 && is_prime(n / 2);
        puts(lost ? "FastestFinger" : "Ashishgup");
    }
    return 0;
}
