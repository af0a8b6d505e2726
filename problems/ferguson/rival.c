/* Ferguson's two boxes: C, and C++ at once. */

int main(void)
{
    uint64_t m, n;
    while (number(&m) && number(&n))
        say_either(m & n & 1, "second\n", "first\n");
    return 0;
}
