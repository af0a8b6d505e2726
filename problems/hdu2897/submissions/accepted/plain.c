/* HDU 2897, Bachet's game with takes of p to q, where the last coin loses:
   the first player loses if and only if 1 <= n mod (p + q) <= p. */
#include <stdio.h>

int main(void)
{
    long n, p, q, r;

    while (scanf("%ld %ld %ld", &n, &p, &q) == 3) {
        r = n % (p + q);
        puts(1 <= r && r <= p ? "LOST" : "WIN");
    }
    return 0;
}
