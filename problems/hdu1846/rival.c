/* HDU 1846, Brave Game: C, and C++ at once. */

int main(void)
{
    uint64_t cases = 0, n, m;
    number(&cases);
    while (cases-- > 0 && number(&n) && number(&m))
        say_either(n % (m + 1), "first\n", "second\n");
    return 0;
}
