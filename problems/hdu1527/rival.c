/* HDU 1527, Wythoff's game: C, and C++ at once. */

int main(void)
{
    uint64_t a, b;
    while (number(&a) && number(&b)) {
        uint64_t low = a < b ? a : b, high = a < b ? b : a, k = high - low;
        say_either((low * low <= k * high) & ((low + 1) * (low + 1) > k * (high + 1)), "0\n", "1\n");
    }
    return 0;
}
