/* HDU 4664 Triangulation: a segment divides the other n - 2 points into i and
   n - 2 - i, with nothing between them any more. So n points have the value of
   n skittles in Dawson's Kayles, with the period 34 from 53 on. Carol wins if
   and only if the exclusive or of the values is not 0. */
#include <stdio.h>

int main(void)
{
    static int value[87];
    int cases, planes, n, i, sum;

    for (n = 2; n < 87; n++) {
        int seen[16] = {0}; /* all values are less than 10 */
        for (i = 0; i <= n - 2; i++)
            seen[value[i] ^ value[n - 2 - i]] = 1;
        while (seen[value[n]])
            value[n]++;
    }
    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &planes) == 1) {
        sum = 0;
        while (planes-- > 0 && scanf("%d", &n) == 1)
            sum ^= value[n < 53 ? n : 53 + (n - 53) % 34];
        puts(sum != 0 ? "Carol" : "Dave");
    }
    return 0;
}
