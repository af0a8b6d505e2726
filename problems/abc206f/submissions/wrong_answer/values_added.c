/* Wrong: adds the values of the two stretches, instead of taking their Nim
   sum. */
#include <stdio.h>
#include <string.h>

static int left[100], right[100], g[102][102];

static int value(int l, int r, int n)
{
    char seen[1024];
    int i, mex = 0;

    memset(seen, 0, sizeof seen);
    for (i = 0; i < n; i++)
        if (l <= left[i] && right[i] <= r)
            seen[g[l][left[i]] + g[right[i]][r]] = 1;
    while (seen[mex])
        mex++;
    return mex;
}

int main(void)
{
    int cases, n, i, l, r;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (i = 0; i < n; i++)
            if (scanf("%d %d", &left[i], &right[i]) != 2)
                return 0;
        for (l = 100; l >= 1; l--)
            for (r = l + 1; r <= 100; r++)
                g[l][r] = value(l, r, n);
        puts(g[1][100] != 0 ? "Alice" : "Bob");
    }
    return 0;
}
