/* Wrong: takes it that the points are used up in pairs, so that n points allow
   n / 2 segments whatever the players do. */
#include <stdio.h>

int main(void)
{
    int cases, planes, n, segments;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &planes) == 1) {
        segments = 0;
        while (planes-- > 0 && scanf("%d", &n) == 1)
            segments ^= n / 2 % 2;
        puts(segments ? "Carol" : "Dave");
    }
    return 0;
}
