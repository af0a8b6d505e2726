/* HDU 1851, A Simple Game: from a pile of M stones a move takes 1 to L, so
   the pile has the Grundy value M mod (L + 1). The second player wins if and
   only if the Nim sum of these values is 0 (Sprague and Grundy). */
#include <stdio.h>

int main(void)
{
    int cases, piles, stones, limit, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases > 0 && scanf("%d", &piles) == 1) {
        sum = 0;
        while (piles > 0 && scanf("%d %d", &stones, &limit) == 2) {
            sum ^= stones % (limit + 1);
            piles--;
        }
        puts(sum == 0 ? "Yes" : "No");
        cases--;
    }
    return 0;
}
