/* Wrong: takes the first number for the larger one. */
#include <stdio.h>

int main(void)
{
    int cases, a, b, wins, rest;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &a, &b) == 2) {
        wins = 1;
        while (a != b && a / b == 1) {
            rest = a - b;
            a = b;
            b = rest;
            wins = !wins;
        }
        puts(wins ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
