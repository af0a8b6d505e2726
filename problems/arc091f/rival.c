/* AtCoder ARC 091 F, Strange Nim: C, and C++ at once. */

int main(void)
{
    uint64_t heaps = 0, a, k;
    uint32_t sum = 0;
    number(&heaps);
    while (heaps-- > 0 && number(&a) && number(&k)) {
        /* 32 bits: the numbers have at most 30, and short divisions are faster */
        uint32_t n = (uint32_t)a, d = (uint32_t)k, q = n / d, rest = n % d;
        while (q > 0 && rest > 0) {
            n -= (rest + q) / (q + 1) * (q + 1);
            q = n / d;
            rest = n % d;
        }
        sum ^= q;
    }
    say_either(sum, "Takahashi\n", "Aoki\n");
    return 0;
}
