/* Wrong: takes for granted that the pieces come sorted. */
#include <stdio.h>

int main(void)
{
    static int cells[1001];
    int cases, n, i, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        cells[0] = 0;
        for (i = 1; i <= n; i++)
            scanf("%d", &cells[i]);
        sum = 0;
        for (i = n; i > 0; i -= 2)
            sum ^= cells[i] - cells[i - 1] - 1;
        puts(sum != 0 ? "Georgia will win" : "Bob will win");
    }
    return 0;
}
