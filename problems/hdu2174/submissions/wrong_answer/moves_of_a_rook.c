/* Wrong: lets the coin move any distance left or down, so that squares are
   lost. */
#include <stdio.h>

int main(void)
{
    int n, m;

    while (scanf("%d %d", &n, &m) == 2 && (n != 0 || m != 0))
        puts(n == m ? "What a pity!" : "Wonderful!");
    return 0;
}
