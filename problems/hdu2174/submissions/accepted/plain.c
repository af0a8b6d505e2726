/* HDU 2147, kiki's game: kiki, who moves first, loses if and only if n and m
   are both odd. */
#include <stdio.h>

int main(void)
{
    int n, m;

    while (scanf("%d %d", &n, &m) == 2 && (n != 0 || m != 0))
        puts(n % 2 == 1 && m % 2 == 1 ? "What a pity!" : "Wonderful!");
    return 0;
}
