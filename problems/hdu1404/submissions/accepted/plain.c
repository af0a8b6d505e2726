/* HDU 1404, ZOJ 1104, Digital Deletions: a string that begins with 0 is won.
   The others are numbers. Upwards from 1, a number that is not marked is lost;
   mark those from which a move leads to it: a digit made larger, or a 0 and any
   further digits behind it. */
#include <stdio.h>
#include <stdlib.h>

enum { NUMBERS = 1000000 };

static char is_won[NUMBERS];

static void mark(int lost)
{
    int place, more, first, tails, i;

    for (place = 1; place <= lost; place *= 10)
        for (more = 1; lost / place % 10 + more <= 9; more++)
            is_won[lost + more * place] = 1;
    /* first is the least number with this many tails behind the 0 */
    for (first = lost * 10, tails = 1; first < NUMBERS; tails *= 10) {
        for (i = 0; i < tails; i++)
            is_won[first + i] = 1;
        first *= 10;
    }
}

int main(void)
{
    char string[7];
    int n;

    for (n = 1; n < NUMBERS; n++)
        if (!is_won[n])
            mark(n);
    while (scanf("%6s", string) == 1)
        puts(string[0] == '0' || is_won[atoi(string)] ? "Yes" : "No");
    return 0;
}
