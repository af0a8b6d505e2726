/* Wrong: solves misere Bachet's game, with 1 to q coins a move. */
#include <stdio.h>

int main(void)
{
    long n, p, q, r;

    while (scanf("%ld %ld %ld", &n, &p, &q) == 3) {
        r = n % (1 + q);
        puts(r == 1 ? "LOST" : "WIN");
    }
    return 0;
}
