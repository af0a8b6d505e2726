/* HDU 2147, kiki's game: C, and C++ at once. */

int main(void)
{
    uint64_t n, m;
    while (number(&n) && number(&m) && n)
        say_either(n & m & 1, "What a pity!\n", "Wonderful!\n");
    return 0;
}
