/* Wrong: the Nim sum of all heaps, as if they were heaps of Nim. */
#include <stdio.h>

int main(void)
{
    int cases, n;
    unsigned a, b, sum;

    scanf("%d", &cases);
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        for (; n > 0 && scanf("%u %u", &a, &b) == 2; n -= 2)
            sum ^= a ^ b;
        puts(sum != 0 ? "YES" : "NO");
    }
    return 0;
}
