/* Wrong: thinks that with fewer than p coins there is no move, and whoever
   cannot move loses. */
#include <stdio.h>

int main(void)
{
    long n, p, q, r;

    while (scanf("%ld %ld %ld", &n, &p, &q) == 3) {
        r = n % (p + q);
        puts(r < p ? "LOST" : "WIN");
    }
    return 0;
}
