/* Wrong: takes the values of Wythoff's game, in which the corner is the end and
   no move is forbidden. */
#include <stdio.h>

enum { LAST = 100 };

static int value[LAST + 1][LAST + 1];

static int mex(int l, int c)
{
    int seen[4 * LAST] = { 0 }; /* fewer than 3 * LAST options */
    int to, result = 0;

    for (to = 0; to < l; to++)
        seen[value[to][c]] = 1;
    for (to = 0; to < c; to++)
        seen[value[l][to]] = 1;
    for (to = 1; to <= l && to <= c; to++)
        seen[value[l - to][c - to]] = 1;
    while (seen[result])
        result++;
    return result;
}

int main(void)
{
    int n, l, c, sum = 0;

    for (l = 0; l <= LAST; l++)
        for (c = 0; c <= LAST; c++)
            value[l][c] = mex(l, c);
    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%d %d", &l, &c) == 2)
        sum ^= value[l][c];
    puts(sum != 0 ? "Y" : "N");
    return 0;
}
