/* Wrong: lets segments share their ends, as in a triangulation. It then has
   2n - 3 segments whatever the players do. */
#include <stdio.h>

int main(void)
{
    int cases, planes, n, odd;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &planes) == 1) {
        odd = 0;
        while (planes-- > 0 && scanf("%d", &n) == 1)
            odd ^= n >= 2;
        puts(odd ? "Carol" : "Dave");
    }
    return 0;
}
