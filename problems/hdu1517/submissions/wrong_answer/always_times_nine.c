/* Wrong: lets both players multiply by 9 all the time. */
#include <stdio.h>

int main(void)
{
    unsigned n;
    int moves;

    while (scanf("%u", &n) == 1) {
        for (moves = 0; n > 1; moves++)
            n = (n - 1) / 9 + 1; /* n / 9, rounded up */
        puts(moves % 2 == 1 ? "Stan wins." : "Ollie wins.");
    }
    return 0;
}
