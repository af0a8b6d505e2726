/* Wrong: takes the numbers N and M of rows and columns for the distances, which
   are N - 1 and M - 1. */
#include <stdio.h>

int main(void)
{
    int cases, p;
    long x, y;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %ld %ld", &p, &x, &y) == 3) {
        long a = x < y ? x : y, b = x < y ? y : x, k = b - a;
        if (p == 1)
            puts(a % 2 == 0 && b % 2 == 0 ? "G" : "B");
        else if (p == 2)
            puts(a == b ? "G" : "B");
        else if (p == 3)
            puts(a == b && a % 3 == 0 ? "G" : k == 1 && a % 3 == 1 ? "B" : "D");
        else
            puts(a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1) ? "G" : "B");
    }
    return 0;
}
