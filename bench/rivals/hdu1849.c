/* HDU 1849, Rabbit and Grass: C with a fread loop. */
#include "read.h"

int main(void)
{
    uint64_t m, cell;
    while (read_number(&m) && m != 0) {
        uint64_t sum = 0;
        while (m-- > 0 && read_number(&cell))
            sum ^= cell;
        fputs(sum != 0 ? "Rabbit Win!\n" : "Grass Win!\n", stdout);
    }
    return 0;
}
