/* Codeforces gym 101908B, Marbles: a marble with l = 0, c = 0 or l = c lets the
   player to move win at once, so nobody moves to such a cell. Without these
   moves the first player wins if and only if the values, by mex, have a Nim sum
   other than 0. */
#include <stdio.h>

enum { LAST = 100 };

static int value[LAST + 1][LAST + 1]; /* of the cells with l, c > 0, l != c */

static int wins_at_once(int l, int c)
{
    return l == 0 || c == 0 || l == c;
}

static int mex(int l, int c)
{
    int seen[4 * LAST] = { 0 }; /* fewer than 3 * LAST options */
    int to, result = 0;

    for (to = 0; to < l; to++)
        if (!wins_at_once(to, c))
            seen[value[to][c]] = 1;
    for (to = 0; to < c; to++)
        if (!wins_at_once(l, to))
            seen[value[l][to]] = 1;
    for (to = 1; to <= l && to <= c; to++)
        if (!wins_at_once(l - to, c - to))
            seen[value[l - to][c - to]] = 1;
    while (seen[result])
        result++;
    return result;
}

int main(void)
{
    int n, l, c, sum = 0, at_once = 0;

    for (l = 1; l <= LAST; l++)
        for (c = 1; c <= LAST; c++)
            if (l != c)
                value[l][c] = mex(l, c);
    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%d %d", &l, &c) == 2) {
        if (wins_at_once(l, c))
            at_once = 1;
        else
            sum ^= value[l][c];
    }
    puts(at_once || sum != 0 ? "Y" : "N");
    return 0;
}
