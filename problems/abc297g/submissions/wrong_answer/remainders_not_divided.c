/* Wrong: the Nim sum of the remainders, not divided by the least take. */
#include <stdio.h>

int main(void)
{
    unsigned n, l, r, a, sum = 0;

    scanf("%u %u %u", &n, &l, &r);
    while (n-- > 0 && scanf("%u", &a) == 1)
        sum ^= a % (l + r);
    puts(sum != 0 ? "First" : "Second");
    return 0;
}
