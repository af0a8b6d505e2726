/* HDU 2516, Fibonacci nim: C, and C++ at once. */

int main(void)
{
    uint64_t n;
    while (number(&n) && n) {
        uint64_t last = 1, fibonacci = 1, sum;
        while (fibonacci < n)
            sum = last + fibonacci, last = fibonacci, fibonacci = sum;
        say(fibonacci == n ? "Second win\n" : "First win\n");
    }
    return 0;
}
