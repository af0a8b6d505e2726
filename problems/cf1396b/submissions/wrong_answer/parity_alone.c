/* Wrong: forgets the pile that is larger than all others together. */
#include <stdio.h>

int main(void)
{
    long cases, n, pile, stones;

    if (scanf("%ld", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%ld", &n) == 1) {
        stones = 0;
        while (n-- > 0 && scanf("%ld", &pile) == 1)
            stones += pile;
        puts(stones % 2 == 1 ? "T" : "HL");
    }
    return 0;
}
