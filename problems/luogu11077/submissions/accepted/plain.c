/* Luogu P11077, Stones: if k does not divide all differences from the mean, the
   game never ends. If it does, each move reduces the sum of those above the
   mean by k, and whether their number is odd decides. */
#include <inttypes.h>
#include <stdio.h>

static unsigned long pile[200000];

int main(void)
{
    unsigned long cases, n, k, i, x;
    uint64_t stones; /* up to 2 * 10^14 */
    int is_draw, is_odd;

    if (scanf("%lu", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%lu %lu", &n, &k) == 2) {
        stones = 0;
        for (i = 0; i < n && scanf("%lu", &pile[i]) == 1; i++)
            stones += pile[i];
        x = (unsigned long) (stones / n);
        is_draw = is_odd = 0;
        for (i = 0; i < n; i++)
            if (pile[i] < x)
                is_draw |= (x - pile[i]) % k != 0;
            else {
                is_draw |= (pile[i] - x) % k != 0;
                is_odd ^= (pile[i] - x) / k % 2;
            }
        puts(is_draw ? "Draw" : is_odd ? "F" : "L");
    }
    return 0;
}
