/* Wrong: counts each cell once, even if several coins stand there. */
#include <stdio.h>
#include <string.h>

enum { SIZE = 15 };

static int value[SIZE + 1][SIZE + 1];

static int mex(int x, int y)
{
    static const int dx[] = { -2, -2, 1, -1 }, dy[] = { 1, -1, -2, -2 };
    int seen[5] = {0}, d, u, v, result = 0;

    for (d = 0; d < 4; d++) {
        u = x + dx[d];
        v = y + dy[d];
        if (u >= 1 && u <= SIZE && v >= 1 && v <= SIZE)
            seen[value[u][v]] = 1;
    }
    while (seen[result])
        result++;
    return result; /* at most 4, as there are four moves */
}

int main(void)
{
    int cases, k, sum, x, y, seen[SIZE + 1][SIZE + 1];

    for (sum = 2; sum <= 2 * SIZE; sum++)
        for (x = 1; x <= SIZE; x++)
            if (sum - x >= 1 && sum - x <= SIZE)
                value[x][sum - x] = mex(x, sum - x);
    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &k) == 1) {
        sum = 0;
        memset(seen, 0, sizeof seen);
        while (k-- > 0 && scanf("%d %d", &x, &y) == 2)
            if (!seen[x][y]++)
                sum ^= value[x][y];
        puts(sum != 0 ? "First" : "Second");
    }
    return 0;
}
