/* Wrong: adds the cells, where their Nim sum is meant. */
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
        puts(sum != 0 ? "Rabbit Win!" : "Grass Win!");
    }
    return 0;
}
