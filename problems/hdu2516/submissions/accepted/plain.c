/* HDU 2516, Fibonacci nim: the second player wins if and only if n is a
   Fibonacci number. */
#include <stdio.h>

/* 1 if n is one of 1, 2, 3, 5, 8, ..., otherwise 0. */
static int is_fibonacci(unsigned n)
{
    unsigned last = 1, number = 1;

    while (number < n) {
        unsigned next = last + number; /* below 2^32, as n is below 2^31 */
        last = number;
        number = next;
    }
    return number == n;
}

int main(void)
{
    unsigned n;

    while (scanf("%u", &n) == 1 && n != 0)
        puts(is_fibonacci(n) ? "Second win" : "First win");
    return 0;
}
