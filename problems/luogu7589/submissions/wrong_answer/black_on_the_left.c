/* Wrong: takes the black piece for the one on the left. */
#include <stdio.h>

int main(void)
{
    int cases, n, k, d, y, black, white, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d %d", &n, &k, &d) == 3) {
        sum = 0;
        while (n-- > 0 && scanf("%d %d %d", &y, &black, &white) == 3)
            sum ^= white - black - 1;
        puts(sum != 0 ? "Yes" : "No");
    }
    return 0;
}
