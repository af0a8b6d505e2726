/* Wrong: takes 1.618 for the golden ratio.
   Right on small inputs: it takes a lost position of the queen with a
   difference of 233 or more. */
#include <stdio.h>

int main(void)
{
    int cases, p;
    long x, y;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %ld %ld", &p, &x, &y) == 3) {
        long a = x < y ? x - 1 : y - 1, b = x < y ? y - 1 : x - 1, k = b - a;
        if (p == 1)
            puts(a % 2 == 0 && b % 2 == 0 ? "G" : "B");
        else if (p == 2)
            puts(a == b ? "G" : "B");
        else if (p == 3)
            puts(a == b && a % 3 == 0 ? "G" : k == 1 && a % 3 == 1 ? "B" : "D");
        else
            puts(a == (long)(k * 1.618) ? "G" : "B");
    }
    return 0;
}
