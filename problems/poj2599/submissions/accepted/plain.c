/* POJ 2599, Timus 1045, A funny game: with k as the root, an airport wins if
   and only if some child loses. Leaves are removed one after the other, which
   needs no recursion: joined is the exclusive or of the neighbours that are
   left, so it is the parent when one is left. */
#include <stdio.h>

static int degree[1001], joined[1001], wins[1001];

int main(void)
{
    int n, k, i, x, y, least = 0; /* the least child of k that loses */

    if (scanf("%d %d", &n, &k) != 2)
        return 0;
    for (i = 1; i < n && scanf("%d %d", &x, &y) == 2; i++) {
        degree[x]++;
        degree[y]++;
        joined[x] ^= y;
        joined[y] ^= x;
    }
    for (i = 1; i <= n; i++)
        for (x = i; x != k && degree[x] == 1; x = y) {
            y = joined[x]; /* the parent of the leaf x */
            degree[x] = 0;
            degree[y]--;
            joined[y] ^= x;
            if (wins[x])
                continue;
            wins[y] = 1;
            if (y == k && (least == 0 || x < least))
                least = x;
        }
    if (least != 0)
        printf("First player wins flying to airport %d\n", least);
    else
        puts("First player loses");
    return 0;
}
