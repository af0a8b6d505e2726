/* Wrong: always subtracts as often as possible, as in Euclid's algorithm. */
#include <stdio.h>

int main(void)
{
    int cases, a, b, wins, rest;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &a, &b) == 2) {
        if (a < b) {
            rest = a;
            a = b;
            b = rest;
        }
        for (wins = 0; b != 0; wins = !wins) {
            rest = a % b;
            a = b;
            b = rest;
        }
        puts(wins ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
