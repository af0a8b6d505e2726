/* HDU 2509, Be the Winner: C, and C++ at once. */

int main(void)
{
    uint64_t n, heap;
    while (number(&n)) {
        uint64_t sum = 0, largest = 0;
        while (n-- > 0 && number(&heap)) {
            sum ^= heap;
            if (largest < heap)
                largest = heap;
        }
        say_either((sum != 0) == (largest > 1), "Yes\n", "No\n");
    }
    return 0;
}
