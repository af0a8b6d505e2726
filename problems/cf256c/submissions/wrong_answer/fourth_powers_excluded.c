/* Wrong: lets the values change at 3^4 and 15^4, not behind them. */
#include <inttypes.h>
#include <stdio.h>

static char number[] = "%" SCNu64; /* may be %llu, which C89 lacks */

static int grundy(uint64_t pile)
{
    if (pile < 2 * 2)
        return 0;
    if (pile < 4 * 4)
        return 1;
    if (pile < 3 * 3 * 3 * 3)
        return 2;
    if (pile < 82 * 82)
        return 0;
    if (pile < 15 * 15 * 15 * 15)
        return 3;
    if (pile < (uint64_t)50626 * 50626)
        return 1;
    return 2;
}

int main(void)
{
    int n, sum = 0;
    uint64_t pile;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf(number, &pile) == 1)
        sum ^= grundy(pile);
    puts(sum != 0 ? "Furlo" : "Rublo");
    return 0;
}
