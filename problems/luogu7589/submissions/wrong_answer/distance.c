/* Wrong: the Nim sum of the distances, not of the cells between the pieces. */
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int cases, n, k, d, y, black, white, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d %d", &n, &k, &d) == 3) {
        sum = 0;
        while (n-- > 0 && scanf("%d %d %d", &y, &black, &white) == 3)
            sum ^= abs(black - white);
        puts(sum != 0 ? "Yes" : "No");
    }
    return 0;
}
