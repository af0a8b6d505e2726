/* AtCoder ABC 206 F, Interval Game 2: the Grundy value of the stretch from l to
   r is the mex of g[l][L] xor g[R][r] over all intervals [L, R) in it. */
#include <stdio.h>
#include <string.h>

static int left[100], right[100], g[101][101];

/* Of n intervals, where the shorter stretches in the stretch are known. */
static int mex(int l, int r, int n)
{
    char seen[128]; /* at most 100 options: each value is at most 100 */
    int i, value = 0;

    memset(seen, 0, sizeof seen);
    for (i = 0; i < n; i++)
        if (l <= left[i] && right[i] <= r)
            seen[g[l][left[i]] ^ g[right[i]][r]] = 1;
    while (seen[value])
        value++;
    return value;
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
        for (l = 99; l >= 1; l--)
            for (r = l + 1; r <= 100; r++)
                g[l][r] = mex(l, r, n);
        puts(g[1][100] != 0 ? "Alice" : "Bob");
    }
    return 0;
}
