/* Wrong: only counts the piles that are won on their own. */
#include <inttypes.h>
#include <stdio.h>

static char number[] = "%" SCNu64; /* may be %llu, which C89 lacks */

static int wins(uint64_t pile)
{
    return pile >= 2 * 2 && (pile <= 3 * 3 * 3 * 3 || pile >= 82 * 82);
}

int main(void)
{
    int n, count = 0;
    uint64_t pile;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf(number, &pile) == 1)
        count += wins(pile);
    puts(count % 2 == 1 ? "Furlo" : "Rublo");
    return 0;
}
