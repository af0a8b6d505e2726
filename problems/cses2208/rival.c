/* CSES 2208, Another Game: C, and C++ at once. */

int main(void)
{
    uint64_t cases = 0, n, heap;
    number(&cases);
    while (cases-- > 0 && number(&n)) {
        uint64_t bits = 0;
        while (n-- > 0 && number(&heap))
            bits |= heap;
        say_either(bits & 1, "first\n", "second\n");
    }
    return 0;
}
