/* Wrong: says Bob whenever the two largest numbers are next to one another. */
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
    puts(largest - second >= 2 ? "Alice" : "Bob");
    return 0;
}
