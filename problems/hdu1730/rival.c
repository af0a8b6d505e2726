/* HDU 1730, Northcott Game: C, and C++ at once. */

int main(void)
{
    uint64_t n, m, black, white;
    while (number(&n) && number(&m)) {
        uint64_t sum = 0;
        while (n-- > 0 && number(&black) && number(&white))
            sum ^= (black > white ? black - white : white - black) - 1;
        say_either(sum, "I WIN!\n", "BAD LUCK!\n");
    }
    return 0;
}
