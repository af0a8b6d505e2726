/* Luogu P1290, Euclid's Game: a move is forced as long as the larger number is
   neither equal to the smaller one nor at least twice as large. Whoever first
   faces another pair wins. */
#include <stdio.h>

static int first_wins(int a, int b) /* a >= b */
{
    int wins = 1, rest;

    while (a != b && a / b == 1) {
        rest = a - b;
        a = b;
        b = rest;
        wins = !wins;
    }
    return wins;
}

int main(void)
{
    int cases, a, b, wins;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &a, &b) == 2) {
        wins = a >= b ? first_wins(a, b) : first_wins(b, a);
        puts(wins ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
