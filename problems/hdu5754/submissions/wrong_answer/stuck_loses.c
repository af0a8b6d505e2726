/* Wrong: a knight that is stuck counts as lost for the player to move, as in
   other games, so that there are no draws. */
#include <stdio.h>

static char wins[1000][1000]; /* with the knight */

int main(void)
{
    int cases, p;
    long x, y;

    for (x = 1; x < 1000; x++)
        for (y = 1; y < 1000; y++)
            wins[x][y] = (y > 1 && !wins[x - 1][y - 2]) ||
                         (x > 1 && !wins[x - 2][y - 1]);
    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %ld %ld", &p, &x, &y) == 3) {
        long a = x < y ? x - 1 : y - 1, b = x < y ? y - 1 : x - 1, k = b - a;
        if (p == 1)
            puts(a % 2 == 0 && b % 2 == 0 ? "G" : "B");
        else if (p == 2)
            puts(a == b ? "G" : "B");
        else if (p == 3)
            puts(wins[a][b] ? "B" : "G");
        else
            puts(a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1) ? "G" : "B");
    }
    return 0;
}
