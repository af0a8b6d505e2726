/* HDU 1851, A Simple Game: C, and C++ at once. */

int main(void)
{
    uint64_t cases = 0, n, stones, most;
    number(&cases);
    while (cases-- > 0 && number(&n)) {
        uint64_t sum = 0;
        while (n-- > 0 && number(&stones) && number(&most))
            sum ^= stones % (most + 1);
        say_either(sum, "No\n", "Yes\n");
    }
    return 0;
}
