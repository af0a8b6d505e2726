/* HDU 1564, Play a game, a stone pushed over n * n squares from a corner:
   8600, who moves first, wins if and only if n is even. */
#include <stdio.h>

int main(void)
{
    int n;

    while (scanf("%d", &n) == 1 && n != 0)
        puts(n % 2 == 0 ? "8600" : "ailyanlu");
    return 0;
}
