/* Luogu P10187, Palindrome Game: Bessie, who moves first, wins if and only if
   the number of stones does not end in 0. */
#include <stdio.h>
#include <string.h>

static char stones[100001];

int main(void)
{
    int cases;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%100000s", stones) == 1)
        puts(stones[strlen(stones) - 1] != '0' ? "B" : "E");
    return 0;
}
