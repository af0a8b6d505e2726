/* Wrong: counts the cards of a side, not the places that they reach over. */
#include <stdio.h>

static char cards[100001];

int main(void)
{
    long n, k, i, count[2] = {0, 0};

    if (scanf("%ld %ld %100000s", &n, &k, cards) != 3)
        return 0;
    for (i = 0; cards[i] != '\0'; i++)
        count[cards[i] - '0']++;
    if (count[0] <= k || count[1] <= k)
        puts("tokitsukaze");
    else if (count[0] == k + 1 && count[1] == k + 1 && n <= 2 * k)
        puts("quailty");
    else
        puts("once again");
    return 0;
}
