/* Kattis euclidsgame, HDU 1525, POJ 2348, Euclid's game: as long as the
   larger number is less than twice the smaller, there is only one move. Who
   first faces another pair, or equal numbers, wins. */
#include <stdio.h>

/* 1 if the player to move wins on a >= b >= 1, otherwise 0. */
static int first_wins(unsigned long a, unsigned long b)
{
    int first = 1;

    while (a != b && a < 2 * b) { /* 2 * b is below 2^32, as b is below 2^31 */
        unsigned long rest = a - b;
        a = b;
        b = rest;
        first = !first;
    }
    return first;
}

int main(void)
{
    unsigned long a, b;

    while (scanf("%lu %lu", &a, &b) == 2 && (a != 0 || b != 0)) {
        int stan = a < b ? first_wins(b, a) : first_wins(a, b);
        puts(stan ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
