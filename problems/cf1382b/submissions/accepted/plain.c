/* Codeforces 1382B, Sequential Nim: whoever begins the first pile of two or
   more wins. If the piles before it, of one stone each, are even in number,
   that is the first player. If there is no such pile, all moves are forced. */
#include <stdio.h>

int main(void)
{
    long cases, n, pile, ones, large;

    if (scanf("%ld", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%ld", &n) == 1) {
        ones = large = 0;
        while (n-- > 0 && scanf("%ld", &pile) == 1) {
            if (pile > 1)
                large = 1;
            if (!large)
                ones += pile;
        }
        puts((ones % 2 == 0) == large ? "First" : "Second");
    }
    return 0;
}
