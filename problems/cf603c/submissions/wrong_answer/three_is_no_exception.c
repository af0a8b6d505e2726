/* Wrong: gives the value 0 to all odd piles above 1, even to 3 for an odd k. */
#include <stdio.h>

static int grundy(int pile, int k)
{
    if (k % 2 == 0)
        return pile <= 2 ? pile : 1 - pile % 2;
    if (pile <= 2)
        return pile % 2;
    if (pile % 2 == 1)
        return 0;
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
