/* Codeforces 1190C, 1191E, Tokitsukaze and Duel: she wins if one side reaches
   over at most k places. Otherwise Quailty wins if both reach over k + 1 and
   n <= 2k, and all other rows are draws, as a move can be repeated. */
#include <stdio.h>
#include <string.h>

static char cards[100001];

int main(void)
{
    long n, k, reach[2];
    int side;

    if (scanf("%ld %ld %100000s", &n, &k, cards) != 3)
        return 0;
    n = (long)strlen(cards);
    for (side = 0; side < 2; side++) {
        char *first = strchr(cards, '0' + side);

        reach[side] = first ? strrchr(first, '0' + side) - first + 1 : 0;
    }
    if (reach[0] <= k || reach[1] <= k)
        puts("tokitsukaze");
    else if (reach[0] == k + 1 && reach[1] == k + 1 && n <= 2 * k)
        puts("quailty");
    else
        puts("once again");
    return 0;
}
