/* Wrong: checks whether the sum of the cells is odd, not their Nim sum. */
#include <stdio.h>

int main(void)
{
    int m, cell, sum;

    while (scanf("%d", &m) == 1 && m != 0) {
        sum = 0;
        while (m > 0 && scanf("%d", &cell) == 1) {
            sum += cell;
            m--;
        }
        puts(sum % 2 != 0 ? "Rabbit Win!" : "Grass Win!");
    }
    return 0;
}
