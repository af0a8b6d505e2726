/* Wrong: misses a gap of a single number between the two largest. */
#include <stdio.h>

int main(void)
{
    long n, i, number, largest = -1, second = -1;

    if (scanf("%ld", &n) != 1)
        return 0;
    for (i = 0; i < n && scanf("%ld", &number) == 1; i++) {
        second = largest;
        largest = number;
    }
    puts(largest - second > 2 || (largest + 1 - n) % 2 != 0 ? "Alice" : "Bob");
    return 0;
}
