/* Wrong: 1 <= r < p, so that the rest p is left out. */
#include <stdio.h>

int main(void)
{
    long n, p, q, r;

    while (scanf("%ld %ld %ld", &n, &p, &q) == 3) {
        r = n % (p + q);
        puts(1 <= r && r < p ? "LOST" : "WIN");
    }
    return 0;
}
