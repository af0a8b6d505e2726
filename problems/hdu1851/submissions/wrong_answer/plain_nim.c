/* Wrong: the Nim sum of the piles, whatever may be taken from them. */
#include <stdio.h>

int main(void)
{
    int cases, n, stones, most, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d %d", &stones, &most) == 2)
            sum ^= stones;
        puts(sum != 0 ? "No" : "Yes");
    }
    return 0;
}
