/* HDU 1847, Good Luck in CET-4: C, and C++ at once. */

int main(void)
{
    uint64_t n;
    while (number(&n))
        say_either(n % 3, "Kiki\n", "Cici\n");
    return 0;
}
