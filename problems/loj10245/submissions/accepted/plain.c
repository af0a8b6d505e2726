/* LibreOJ 10245, Chocolate Bars: TBL, who moves first, wins if and only if some
   of the bars, at least one, have the Nim sum 0. These are found by Gaussian
   elimination: the numbers kept are Nim sums of bars, with different highest
   bits, and a bar from which they leave 0 is a Nim sum of earlier ones. */
#include <stdio.h>

enum { MAX = 14 };

int main(void)
{
    int kept[MAX];
    int n, count, wins, bar, i;

    while (scanf("%d", &n) == 1) {
        count = wins = 0;
        while (n-- > 0 && scanf("%d", &bar) == 1) {
            for (i = 0; i < count; i++)
                if ((bar ^ kept[i]) < bar) /* bar has its highest bit */
                    bar ^= kept[i];
            if (bar == 0)
                wins = 1;
            else
                kept[count++] = bar;
        }
        puts(wins ? "NO" : "YES");
    }
    return 0;
}
