/* Wrong: counts the cells from 1, so that a piece on cell 1 cannot move. */
#include <stdio.h>

int main(void)
{
    int m, cell, sum;

    while (scanf("%d", &m) == 1 && m != 0) {
        sum = 0;
        while (m > 0 && scanf("%d", &cell) == 1) {
            sum ^= cell - 1;
            m--;
        }
        puts(sum != 0 ? "Rabbit Win!" : "Grass Win!");
    }
    return 0;
}
