/* Wrong: says Bob when exactly half of the piles have the smallest size. */
#include <stdio.h>

int main(void)
{
    long n, i, pile, smallest = 0, count = 0;

    if (scanf("%ld", &n) != 1)
        return 0;
    for (i = 0; i < n && scanf("%ld", &pile) == 1; i++) {
        if (i == 0 || pile < smallest) {
            smallest = pile;
            count = 0;
        }
        if (pile == smallest)
            count++;
    }
    puts(count < n / 2 ? "Alice" : "Bob");
    return 0;
}
