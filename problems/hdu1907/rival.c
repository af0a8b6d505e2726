/* HDU 1907, John: C, and C++ at once. */

int main(void)
{
    uint64_t cases = 0, n, heap;
    number(&cases);
    while (cases-- > 0 && number(&n)) {
        uint64_t sum = 0, largest = 0;
        while (n-- > 0 && number(&heap)) {
            sum ^= heap;
            if (largest < heap)
                largest = heap;
        }
        say_either((sum != 0) == (largest > 1), "John\n", "Brother\n");
    }
    return 0;
}
