/* Wrong: takes the boxes for stairs, where cards go down one stair at a time. */
#include <stdio.h>

int main(void)
{
    int cases, number, n, i, cards, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (number = 1; number <= cases && scanf("%d", &n) == 1; number++) {
        sum = 0;
        for (i = 1; i <= n && scanf("%d", &cards) == 1; i++)
            if (i % 2 == 0)
                sum ^= cards;
        printf("Case %d: %s\n", number, sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
