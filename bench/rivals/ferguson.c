/* Ferguson's two boxes: C, and C++ at once. */

int main(void)
{
    uint64_t m, n;
    while (number(&m) && number(&n))
        say(m % 2 && n % 2 ? "second\n" : "first\n");
    return 0;
}
