/* CSES 1099, Stair Game: C, and C++ at once. */

int main(void)
{
    uint64_t cases = 0, n, odd, even;
    number(&cases);
    while (cases-- > 0 && number(&n)) {
        uint64_t sum = 0;
        for (; n > 1 && number(&odd) && number(&even); n -= 2)
            sum ^= even;
        if (n)
            number(&odd);
        say_either(sum, "first\n", "second\n");
    }
    return 0;
}
