/* Wrong: leaves out only the boxes 1, 3 and 4, from which no card can go. */
#include <stdio.h>

int main(void)
{
    int cases, number, n, i, cards, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (number = 1; number <= cases && scanf("%d", &n) == 1; number++) {
        sum = 0;
        for (i = 1; i <= n && scanf("%d", &cards) == 1; i++)
            if (i != 1 && i != 3 && i != 4)
                sum ^= cards;
        printf("Case %d: %s\n", number, sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
