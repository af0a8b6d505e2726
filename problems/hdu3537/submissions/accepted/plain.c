/* HDU 3537, Daizhenyang's Coin, which is Mock Turtles: a head in place x has
   as its Grundy value 2x or 2x + 1, the one with an odd number of binary ones.
   The first player loses if and only if the Nim sum of the values is 0. */
#include <stdio.h>

static int grundy(int place)
{
    int ones = 0, rest;

    for (rest = place; rest > 0; rest /= 2)
        ones += rest % 2;
    return ones % 2 == 1 ? 2 * place : 2 * place + 1;
}

int main(void)
{
    int head[100];
    int n, i, j, sum;

    while (scanf("%d", &n) == 1) {
        sum = 0;
        for (i = 0; i < n; i++) {
            if (scanf("%d", &head[i]) != 1)
                return 0;
            for (j = 0; head[j] != head[i]; j++)
                ;
            if (j == i) /* the same place was not given before */
                sum ^= grundy(head[i]);
        }
        puts(sum == 0 ? "Yes" : "No");
    }
    return 0;
}
