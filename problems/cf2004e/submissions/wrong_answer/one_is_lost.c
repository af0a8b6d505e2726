/* Wrong: gives the value 0 to a pile of 1, which has no prime factor. */
#include <stdio.h>
#include <string.h>

enum { LARGEST = 10000000 };

static int value[LARGEST + 1];
static int known = -1; /* the largest pile of the table */

static void make_table(int largest)
{
    int p, m, index = 1; /* of the latest prime, at first 2 */

    known = largest;
    memset(value, 0, sizeof *value * (known + 1));
    for (p = 3; p <= known; p += 2)
        if (value[p] == 0) { /* a prime, as no smaller one divides it */
            value[p] = ++index;
            for (m = p; m <= known / p; m += 2) /* no product overflows */
                if (value[m * p] == 0)
                    value[m * p] = index;
        }
}

int main(void)
{
    int t, n, pile, sum;

    if (scanf("%d", &t) != 1)
        return 0;
    while (t-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &pile) == 1) {
            if (pile > known)
                make_table(pile < LARGEST / 8 ? 8 * pile : LARGEST);
            sum ^= value[pile];
        }
        puts(sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
