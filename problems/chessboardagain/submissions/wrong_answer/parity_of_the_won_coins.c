/* Wrong: only counts the coins that win on their own. */
#include <stdio.h>

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
    int cases, k, sum, x, y;

    for (sum = 2; sum <= 2 * SIZE; sum++)
        for (x = 1; x <= SIZE; x++)
            if (sum - x >= 1 && sum - x <= SIZE)
                value[x][sum - x] = mex(x, sum - x);
    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &k) == 1) {
        sum = 0;
        while (k-- > 0 && scanf("%d %d", &x, &y) == 2)
            sum += value[x][y] != 0;
        puts(sum % 2 == 1 ? "First" : "Second");
    }
    return 0;
}
