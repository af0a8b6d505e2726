/* Wrong: thinks that Quailty wins whenever Tokitsukaze cannot at once. */
#include <stdio.h>
#include <string.h>

static char cards[100001];

int main(void)
{
    long n, k, i, reach[2];
    int side;

    if (scanf("%ld %ld %100000s", &n, &k, cards) != 3)
        return 0;
    n = (long)strlen(cards);
    for (side = 0; side < 2; side++) {
        long first = n, last = n - 1;

        for (i = n - 1; i >= 0; i--)
            if (cards[i] == '0' + side) {
                if (first == n)
                    last = i;
                first = i;
            }
        reach[side] = last - first + 1;
    }
    puts(reach[0] <= k || reach[1] <= k ? "tokitsukaze" : "quailty");
    return 0;
}
