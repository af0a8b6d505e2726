/* Wrong: erases a zero only at the end, and no digits to the right of it. */
#include <stdio.h>
#include <stdlib.h>

enum { NUMBERS = 1000000 };

static char is_won[NUMBERS];

static void mark(int lost)
{
    int place, more;

    for (place = 1; place <= lost; place *= 10)
        for (more = 1; lost / place % 10 + more <= 9; more++)
            is_won[lost + more * place] = 1;
    if (lost < NUMBERS / 10)
        is_won[lost * 10] = 1;
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
