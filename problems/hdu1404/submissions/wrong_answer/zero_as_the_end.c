/* Wrong: takes the string 0 for the end, as in a game with numbers. */
#include <stdio.h>
#include <stdlib.h>

enum { NUMBERS = 1000000 };

static char is_won[NUMBERS];

static void mark(int lost)
{
    int place, more, first, tails, i;

    for (place = 1; place <= lost || place == 1; place *= 10)
        for (more = 1; lost / place % 10 + more <= 9; more++)
            is_won[lost + more * place] = 1;
    for (first = lost * 10, tails = 1; first < NUMBERS && first > 0;
            tails *= 10) {
        for (i = 0; i < tails; i++)
            is_won[first + i] = 1;
        first *= 10;
    }
}

int main(void)
{
    char string[7];
    int n;

    for (n = 0; n < NUMBERS; n++)
        if (!is_won[n])
            mark(n);
    while (scanf("%6s", string) == 1)
        puts(is_won[atoi(string)] ? "Yes" : "No");
    return 0;
}
