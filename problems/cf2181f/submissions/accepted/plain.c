/* Codeforces 2181F, Fragmented Nim: a player who has to move in a pile of two
   or more wins, so the piles of one stone are chosen first. Alice, who moves
   first, wins if they are even in number; if there are no others, if odd. */
#include <stdio.h>

int main(void)
{
    long cases, n, i, pile, ones;

    if (scanf("%ld", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%ld", &n) == 1) {
        ones = 0;
        for (i = 0; i < n && scanf("%ld", &pile) == 1; i++)
            ones += pile == 1;
        puts((ones % 2 == 1) == (ones == n) ? "Alice" : "Bob");
    }
    return 0;
}
