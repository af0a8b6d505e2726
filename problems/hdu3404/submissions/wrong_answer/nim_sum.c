/* Wrong: the Nim sum of the coordinates, as for a rook. */
#include <stdio.h>

int main(void)
{
    int cases, n;
    unsigned x, y, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%u %u", &x, &y) == 2)
            sum ^= x ^ y;
        puts(sum != 0 ? "Have a try, lxhgww." : "Don't waste your time.");
    }
    return 0;
}
