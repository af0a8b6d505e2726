/* Wrong: keeps n in an int, where numbers from 2^31 on become negative. */
#include <stdio.h>

int main(void)
{
    unsigned input;
    int n, moves;

    while (scanf("%u", &input) == 1) {
        n = (int)input;
        for (moves = 0; n > 1; moves++)
            n = (n - 1) / (moves % 2 == 0 ? 9 : 2) + 1; /* rounded up */
        puts(moves % 2 == 1 ? "Stan wins." : "Ollie wins.");
    }
    return 0;
}
