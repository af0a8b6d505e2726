/* Codeforces 1537D, Deleting Divisors: Bob wins if and only if n is odd, or a
   power of two with an odd exponent. */
#include <stdio.h>

int main(void)
{
    int cases, n, twos;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (twos = 0; n % 2 == 0; twos++)
            n /= 2;
        if (n == 1)
            puts(twos == 0 || twos % 2 == 1 ? "Bob" : "Alice");
        else
            puts(twos == 0 ? "Bob" : "Alice");
    }
    return 0;
}
