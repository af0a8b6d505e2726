/* Wrong: the Nim sum of the heaps, as if any number of stones could be taken. */
#include <stdio.h>

int main(void)
{
    unsigned n, l, r, a, sum = 0;

    scanf("%u %u %u", &n, &l, &r);
    while (n-- > 0 && scanf("%u", &a) == 1)
        sum ^= a;
    puts(sum != 0 ? "First" : "Second");
    return 0;
}
