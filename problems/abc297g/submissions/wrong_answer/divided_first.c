/* Wrong: measures everything in least takes before it finds the remainder. */
#include <stdio.h>

int main(void)
{
    unsigned n, l, r, a, sum = 0;

    scanf("%u %u %u", &n, &l, &r);
    while (n-- > 0 && scanf("%u", &a) == 1)
        sum ^= a / l % (1 + r / l);
    puts(sum != 0 ? "First" : "Second");
    return 0;
}
