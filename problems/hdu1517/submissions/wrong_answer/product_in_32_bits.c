/* Wrong: multiplies by 9, 2, 9, 2, ... in 32 bits. */
#include <stdio.h>

int main(void)
{
    unsigned n, product;
    int moves;

    while (scanf("%u", &n) == 1) {
        product = 1;
        for (moves = 0; product < n; moves++)
            product *= moves % 2 == 0 ? 9 : 2;
        puts(moves % 2 == 1 ? "Stan wins." : "Ollie wins.");
    }
    return 0;
}
