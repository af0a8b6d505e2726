/* Wrong: every way of the knight to the goal has (x + y) / 3 jumps, so it looks
   at that number alone. */
#include <stdio.h>

int main(void)
{
    int cases, p;
    long x, y, k;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %ld %ld", &p, &x, &y) == 3) {
        long a = x < y ? x - 1 : y - 1, b = x < y ? y - 1 : x - 1;
        k = b - a;
        if (p == 1)
            puts(a % 2 == 0 && b % 2 == 0 ? "G" : "B");
        else if (p == 2)
            puts(a == b ? "G" : "B");
        else if (p == 3)
            puts((a + b) % 3 != 0 ? "D" : (a + b) / 3 % 2 == 0 ? "G" : "B");
        else
            puts(a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1) ? "G" : "B");
    }
    return 0;
}
