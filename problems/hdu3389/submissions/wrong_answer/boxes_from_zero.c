/* Wrong: numbers the boxes from 0. */
#include <stdio.h>

int main(void)
{
    int cases, number, n, i, cards, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (number = 1; number <= cases && scanf("%d", &n) == 1; number++) {
        sum = 0;
        for (i = 0; i < n && scanf("%d", &cards) == 1; i++)
            if (i % 6 == 0 || i % 6 == 2 || i % 6 == 5)
                sum ^= cards;
        printf("Case %d: %s\n", number, sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
