/* Wrong: reads a number, so that 01 becomes 1, which is lost. */
#include <stdio.h>

enum { NUMBERS = 1000000 };

static char is_won[NUMBERS];

static void mark(int lost)
{
    int place, more, first, tails, i;

    for (place = 1; place <= lost; place *= 10)
        for (more = 1; lost / place % 10 + more <= 9; more++)
            is_won[lost + more * place] = 1;
    for (first = lost * 10, tails = 1; first < NUMBERS; tails *= 10) {
        for (i = 0; i < tails; i++)
            is_won[first + i] = 1;
        first *= 10;
    }
}

int main(void)
{
    int n;

    is_won[0] = 1;
    for (n = 1; n < NUMBERS; n++)
        if (!is_won[n])
            mark(n);
    while (scanf("%d", &n) == 1)
        puts(is_won[n] ? "Yes" : "No");
    return 0;
}
