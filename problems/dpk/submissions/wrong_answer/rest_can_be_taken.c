/* Wrong: lets a player take all that is left if it is less than every take. */
#include <stdio.h>

static int wins[100001];

int main(void)
{
    int take[100];
    int n, k, i, heap;

    if (scanf("%d %d", &n, &k) != 2)
        return 0;
    for (i = 0; i < n; i++)
        if (scanf("%d", &take[i]) != 1)
            return 0;
    for (heap = 1; heap <= k; heap++) {
        wins[heap] = heap < take[0]; /* they ascend */
        for (i = 0; i < n; i++)
            if (take[i] <= heap && !wins[heap - take[i]])
                wins[heap] = 1;
    }
    puts(wins[k] ? "First" : "Second");
    return 0;
}
