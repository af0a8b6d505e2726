/* HDU 3094, A tree game: a vertex has the exclusive or of value + 1 of its
   children; Alice wins if and only if the value of vertex 1 is not 0. Leaves
   are removed one after the other, which needs no recursion: joined is the
   exclusive or of the neighbours of a vertex that are left, so it is the only
   one when one is left. */
#include <stdio.h>

enum { MAX = 100000 };

static int degree[MAX + 1], joined[MAX + 1], value[MAX + 1];

int main(void)
{
    int cases, n, i, x, y;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (x = 1; x <= n; x++)
            degree[x] = joined[x] = value[x] = 0;
        for (i = 1; i < n && scanf("%d %d", &x, &y) == 2; i++) {
            degree[x]++;
            degree[y]++;
            joined[x] ^= y;
            joined[y] ^= x;
        }
        for (i = 2; i <= n; i++)
            for (x = i; x != 1 && degree[x] == 1; x = y) {
                y = joined[x]; /* the parent of the leaf x */
                degree[x] = 0;
                degree[y]--;
                joined[y] ^= x;
                value[y] ^= value[x] + 1;
            }
        puts(value[1] != 0 ? "Alice" : "Bob");
    }
    return 0;
}
