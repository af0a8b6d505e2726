/* Codeforces 603C, 604E, Lieges of Legendre: a pile has as its Grundy value the
   mex of that of one cow less and, for an even one, of the Nim sum of k halves,
   which is 0 if k is even, and the value of the half if k is odd. Kevin wins if
   and only if the values have a Nim sum other than 0. */
#include <stdio.h>

static int grundy(int pile, int k)
{
    static const int small[] = { 0, 1, 0, 1, 2 }; /* for odd k */

    if (k % 2 == 0)
        return pile <= 2 ? pile : 1 - pile % 2;
    if (pile <= 4)
        return small[pile];
    if (pile % 2 == 1)
        return 0; /* as the even pile below has another value */
    return grundy(pile / 2, k) == 1 ? 2 : 1;
}

int main(void)
{
    int n, k, pile, sum = 0;

    if (scanf("%d %d", &n, &k) != 2)
        return 0;
    while (n-- > 0 && scanf("%d", &pile) == 1)
        sum ^= grundy(pile, k);
    puts(sum != 0 ? "Kevin" : "Nicky");
    return 0;
}
