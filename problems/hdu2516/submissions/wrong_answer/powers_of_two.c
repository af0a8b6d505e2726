/* Wrong: takes the powers of two for the lost heaps. */
#include <stdio.h>

int main(void)
{
    unsigned n;

    while (scanf("%u", &n) == 1 && n != 0)
        puts((n & (n - 1)) == 0 ? "Second win" : "First win");
    return 0;
}
