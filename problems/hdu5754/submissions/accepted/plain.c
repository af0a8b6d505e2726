/* HDU 5754: x rows and y columns are left. King: lost if both are even; rook:
   if x = y; queen: Wythoff's game; knight: lost if x = y and 3 divides x, won
   one jump before, otherwise a draw. */
#include <stdio.h>

/* Wythoff's game, x <= y: x is the difference k times 1.618..., rounded down.
   A number a is at most that if a * a <= k * (k + a). */
static int is_cold(long x, long y)
{
    long k = y - x;

    return x * x <= k * y && (x + 1) * (x + 1) > k * (y + 1);
}

int main(void)
{
    int cases, piece;
    long x, y;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %ld %ld", &piece, &x, &y) == 3) {
        int lost;
        x--;
        y--;
        if (x > y) {
            long t = x;
            x = y;
            y = t;
        }
        if (piece == 1)
            lost = x % 2 == 0 && y % 2 == 0;
        else if (piece == 2)
            lost = x == y;
        else if (piece == 3)
            lost = x == y && x % 3 == 0;
        else
            lost = is_cold(x, y);
        if (lost)
            puts("G");
        else if (piece == 3 && (y - x != 1 || x % 3 != 1))
            puts("D");
        else
            puts("B");
    }
    return 0;
}
