/* AtCoder ABC 297 G, Constrained Nim 2: C, and C++ at once. */

int main(void)
{
    uint64_t n, l, r, a;
    while (number(&n) && number(&l) && number(&r)) {
        uint64_t sum = 0;
        while (n-- > 0 && number(&a))
            sum ^= a % (l + r) / l;
        say_either(sum, "First\n", "Second\n");
    }
    return 0;
}
