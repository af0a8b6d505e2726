/* Wrong: adds up the rectangles one by one, and counts twice where two overlap. */
#include <stdio.h>

int main(void)
{
    int n, m, k, a, b, c, d, digits = 1, sum = 0;

    if (scanf("%d %d %d", &n, &m, &k) != 3)
        return 0;
    while (m-- > 0 && scanf("%d %d %d %d", &a, &b, &c, &d) == 4)
        sum ^= (c ^ (a - 1)) & (d ^ (b - 1));
    while (digits < k)
        digits = 2 * digits + 1;
    puts((sum & digits) != 0 ? "Hamed" : "Malek");
    return 0;
}
