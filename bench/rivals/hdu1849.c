/* HDU 1849 as fast as plain C goes. */
#include "block.h"

int main(void)
{
    int m, cell, sum;
    while (number(&m) && m != 0) {
        for (sum = 0; m > 0 && number(&cell); m--)
            sum ^= cell;
        say(sum != 0 ? "Rabbit Win!\n" : "Grass Win!\n");
    }
    flush();
    return 0;
}
