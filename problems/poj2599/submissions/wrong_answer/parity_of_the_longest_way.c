/* Wrong: flies on the longest way, if it has an odd number of flights. */
#include <stdio.h>

static int n, is_joined[1001][1001];

static int longest(int x, int parent)
{
    int y, length, result = 0;

    for (y = 1; y <= n; y++)
        if (y != parent && is_joined[x][y]) {
            length = longest(y, x) + 1;
            if (length > result)
                result = length;
        }
    return result;
}

int main(void)
{
    int k, i, x, y, length;

    if (scanf("%d %d", &n, &k) != 2)
        return 0;
    for (i = 1; i < n && scanf("%d %d", &x, &y) == 2; i++)
        is_joined[x][y] = is_joined[y][x] = 1;
    length = longest(k, 0);
    for (y = 1; y <= n; y++)
        if (length % 2 == 1 && is_joined[k][y] && longest(y, k) == length - 1) {
            printf("First player wins flying to airport %d\n", y);
            return 0;
        }
    puts("First player loses");
    return 0;
}
