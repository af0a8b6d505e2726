/* AtCoder ARC 137 C, Distinct Numbers: Alice wins if and only if the two
   largest numbers differ by two or more, or an odd number of the numbers from
   0 to the largest is not there. */
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
    puts(largest - second >= 2 || (largest + 1 - n) % 2 != 0 ? "Alice" : "Bob");
    return 0;
}
