/* Wrong: the ones at the end of a | b, without subtracting 1 from each heap. */
#include <stdio.h>

int main(void)
{
    int cases, n;
    unsigned a, b, sum, ones, value;

    scanf("%d", &cases);
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        for (; n > 0 && scanf("%u %u", &a, &b) == 2; n -= 2) {
            value = 0;
            for (ones = a | b; ones % 2 == 1; ones /= 2)
                value++;
            sum ^= value;
        }
        puts(sum != 0 ? "YES" : "NO");
    }
    return 0;
}
