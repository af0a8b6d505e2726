/* LibreOJ 10246, Taking Stones: C, and C++ at once. */

int main(void)
{
    uint64_t cases = 0, n, heap;
    number(&cases);
    while (cases-- > 0 && number(&n)) {
        uint64_t ones = 0, rest = 0;
        while (n-- > 0 && number(&heap)) {
            if (heap == 1)
                ones++;
            else
                rest += heap + 1;
        }
        /* rest is S + 1 here, or 0 */
        if (rest == 0 || rest == 3)
            say_either(ones % 3, "YES\n", "NO\n");
        else
            say_either(ones % 2 | (rest % 2 ^ 1), "YES\n", "NO\n");
    }
    return 0;
}
