/* Wrong: looks only whether n is odd. */
#include <stdio.h>

int main(void)
{
    int n, m;

    while (scanf("%d %d", &n, &m) == 2 && (n != 0 || m != 0))
        puts(n % 2 == 1 ? "What a pity!" : "Wonderful!");
    return 0;
}
