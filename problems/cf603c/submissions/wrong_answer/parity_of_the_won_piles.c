/* Wrong: only counts the piles that are won on their own. */
#include <stdio.h>

static int wins(int pile, int k)
{
    if (k % 2 == 0)
        return pile <= 2 || pile % 2 == 0;
    return pile == 1 || pile == 3 || (pile >= 4 && pile % 2 == 0);
}

int main(void)
{
    int n, k, pile, count = 0;

    if (scanf("%d %d", &n, &k) != 2)
        return 0;
    while (n-- > 0 && scanf("%d", &pile) == 1)
        count += wins(pile, k);
    puts(count % 2 == 1 ? "Kevin" : "Nicky");
    return 0;
}
