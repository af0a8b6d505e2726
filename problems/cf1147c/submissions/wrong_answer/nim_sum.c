/* Wrong: takes the Nim sum, as if a move were made in a single pile. */
#include <stdio.h>

int main(void)
{
    long n, pile, sum = 0;

    if (scanf("%ld", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%ld", &pile) == 1)
        sum ^= pile;
    puts(sum != 0 ? "Alice" : "Bob");
    return 0;
}
