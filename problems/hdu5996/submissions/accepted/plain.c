/* HDU 5996, dingyeye loves stone: Staircase Nim on a tree. The first player
   wins if the exclusive or of the stones at odd depth is not 0. Parents come
   before their children. */
#include <stdio.h>

static int is_odd[100000]; /* the depth of each vertex */

int main(void)
{
    long cases, n, i, parent, stones, sum;

    if (scanf("%ld", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%ld", &n) == 1) {
        for (i = 1; i < n && scanf("%ld", &parent) == 1; i++)
            is_odd[i] = !is_odd[parent];
        sum = 0;
        for (i = 0; i < n && scanf("%ld", &stones) == 1; i++)
            if (is_odd[i])
                sum ^= stones;
        puts(sum != 0 ? "win" : "lose");
    }
    return 0;
}
