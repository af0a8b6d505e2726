/* Wrong: takes the first end of each flight for the parent of the second. */
#include <stdio.h>

static int child[1001], sibling[1001];

static int wins(int x)
{
    int y;

    for (y = child[x]; y != 0; y = sibling[y])
        if (!wins(y))
            return 1;
    return 0;
}

int main(void)
{
    int n, k, i, x, y, least = 0;

    if (scanf("%d %d", &n, &k) != 2)
        return 0;
    for (i = 1; i < n && scanf("%d %d", &x, &y) == 2; i++)
        if (sibling[y] == 0 && y != child[x]) {
            sibling[y] = child[x];
            child[x] = y;
        }
    for (y = child[k]; y != 0; y = sibling[y])
        if (!wins(y) && (least == 0 || y < least))
            least = y;
    if (least != 0)
        printf("First player wins flying to airport %d\n", least);
    else
        puts("First player loses");
    return 0;
}
