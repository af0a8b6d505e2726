/* Wrong: sees 16 values repeat after 34, those of 36 to 51 points, and takes
   the period to begin there.
   Right on small inputs: it takes a plane of 86 points or more. */
#include <stdio.h>

int main(void)
{
    static int value[600];
    int cases, planes, n, i, sum;

    for (n = 2; n < 600; n++) {
        int seen[16] = {0};
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
            sum ^= value[n < 36 ? n : 36 + (n - 36) % 34];
        puts(sum != 0 ? "Carol" : "Dave");
    }
    return 0;
}
