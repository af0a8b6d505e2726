/* HDU 1849, Rabbit and Grass: C, and C++ at once. */

int main(void)
{
    uint64_t m, cell;
    while (number(&m) && m) {
        uint64_t sum = 0;
        while (m-- > 0 && number(&cell))
            sum ^= cell;
        say_either(sum, "Rabbit Win!\n", "Grass Win!\n");
    }
    return 0;
}
