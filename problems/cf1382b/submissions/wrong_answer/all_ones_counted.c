/* Wrong: counts the piles of one stone behind the first large pile, too. */
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
            else
                ones++;
        }
        puts((ones % 2 == 0) == large ? "First" : "Second");
    }
    return 0;
}
