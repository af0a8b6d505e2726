/* HDU 1847, taking powers of two: Kiki, who moves first, wins if and only if
   n is not a multiple of 3. */
#include <stdio.h>

int main(void)
{
    int n;

    while (scanf("%d", &n) == 1)
        puts(n % 3 != 0 ? "Kiki" : "Cici");
    return 0;
}
