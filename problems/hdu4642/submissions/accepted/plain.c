/* HDU 4642, Fliping game: each move turns over the coin in the last row and
   column, which shows tails at the end. So Alice makes the last move if and
   only if it shows heads at first. */
#include <stdio.h>

int main(void)
{
    int cases, n, m, i, coin;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        coin = 0;
        for (i = 0; i < n * m; i++)
            if (scanf("%d", &coin) != 1)
                return 0;
        puts(coin == 1 ? "Alice" : "Bob");
    }
    return 0;
}
