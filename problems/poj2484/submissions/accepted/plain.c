/* POJ 2484, A Funny Game, one coin or two neighbours taken from a circle of n:
   Alice, who moves first, wins if and only if n is at most 2. */
#include <stdio.h>

int main(void)
{
    int n;

    while (scanf("%d", &n) == 1 && n != 0)
        puts(n <= 2 ? "Alice" : "Bob");
    return 0;
}
