/* Wrong: takes the values of an even k for every k. */
#include <stdio.h>

int main(void)
{
    int n, k, pile, sum = 0;

    if (scanf("%d %d", &n, &k) != 2)
        return 0;
    while (n-- > 0 && scanf("%d", &pile) == 1)
        sum ^= pile <= 2 ? pile : 1 - pile % 2;
    puts(sum != 0 ? "Kevin" : "Nicky");
    return 0;
}
