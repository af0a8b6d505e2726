/* Wrong: takes a piece on cell 0 for the m = 0 that ends the input. */
#include <stdio.h>

int main(void)
{
    int m, cell, sum;

    while (scanf("%d", &m) == 1 && m != 0) {
        sum = 0;
        while (m > 0 && scanf("%d", &cell) == 1) {
            if (cell == 0)
                return 0;
            sum ^= cell;
            m--;
        }
        puts(sum != 0 ? "Rabbit Win!" : "Grass Win!");
    }
    return 0;
}
