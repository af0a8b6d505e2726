/* Wrong: counts the planes that are won, and takes their parity. */
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
            sum ^= value[n < 53 ? n : 53 + (n - 53) % 34] != 0;
        puts(sum != 0 ? "Carol" : "Dave");
    }
    return 0;
}
