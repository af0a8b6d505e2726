/* Wrong: eliminates with the numbers that were kept in earlier rounds, too. */
#include <stdio.h>

enum { BITS = 30 };

int main(void)
{
    int kept[BITS] = {0}; /* by the highest bit */
    int n, wins, bar, bit;

    while (scanf("%d", &n) == 1) {
        wins = 0;
        while (n-- > 0 && scanf("%d", &bar) == 1) {
            for (bit = BITS - 1; bit >= 0 && bar != 0; bit--)
                if (bar >> bit & 1) {
                    if (kept[bit] == 0) {
                        kept[bit] = bar;
                        break;
                    }
                    bar ^= kept[bit];
                }
            if (bar == 0)
                wins = 1;
        }
        puts(wins ? "NO" : "YES");
    }
    return 0;
}
