/* Luogu P2148, E&D: C, and C++ at once. */

int main(void)
{
    uint64_t cases = 0, n, a, b;
    number(&cases);
    while (cases-- > 0 && number(&n)) {
        /* The lowest 0 of each pair as a single bit, and how often each occurs, modulo 2. */
        uint64_t places = 0, sum = 0;
        int k;
        for (; n > 0 && number(&a) && number(&b); n -= 2) {
            const uint64_t either = (a - 1) | (b - 1);
            places ^= ~either & (either + 1);
        }
        for (k = 0; k < 64; k++)
            if (places >> k & 1)
                sum ^= (uint64_t)k;
        say_either(sum, "YES\n", "NO\n");
    }
    return 0;
}
