/* Wrong: takes any circle around another one for its parent, not the smallest. */
#include <stdio.h>

static int x[20001], y[20001], r[20001], parent[20001];

static int is_inside(int i, int j)
{
    int dx = x[i] - x[j], dy = y[i] - y[j], more = r[j] - r[i];

    return more > 0 && (double)dx * dx + (double)dy * dy < (double)more * more;
}

static int value_of(int i, int n)
{
    int j, sum = 0;

    for (j = 1; j <= n; j++)
        if (parent[j] == i)
            sum ^= value_of(j, n);
    return sum + 1;
}

int main(void)
{
    int cases, n, i, j, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (i = 1; i <= n; i++)
            if (scanf("%d %d %d", &x[i], &y[i], &r[i]) != 3)
                return 0;
        for (i = 1; i <= n; i++) {
            parent[i] = 0;
            for (j = 1; j <= n; j++)
                if (is_inside(i, j)
                    && parent[i] == 0)
                    parent[i] = j;
        }
        sum = 0;
        for (i = 1; i <= n; i++)
            if (parent[i] == 0)
                sum ^= value_of(i, n);
        puts(sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
