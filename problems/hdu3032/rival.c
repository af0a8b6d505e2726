/* HDU 3032, Nim or not Nim?: C, and C++ at once. */

int main(void)
{
    uint64_t cases = 0, n, heap;
    number(&cases);
    while (cases-- > 0 && number(&n)) {
        uint64_t sum = 0;
        while (n-- > 0 && number(&heap)) {
            /* heap - 1 with its lowest bit turned round where the next one is 1 */
            heap -= 1;
            sum ^= (heap ^ (heap >> 1 & 1)) + 1;
        }
        say_either(sum, "Alice\n", "Bob\n");
    }
    return 0;
}
