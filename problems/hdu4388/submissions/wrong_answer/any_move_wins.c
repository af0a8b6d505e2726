/* Wrong: lets the player who has a move left win by the exceptional move. */
#include <stdio.h>

int main(void)
{
    int cases, number, n, heap, ones, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (number = 1; number <= cases && scanf("%d", &n) == 1; number++) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1) {
            for (ones = 0; heap > 0; heap /= 2)
                ones += heap % 2;
            sum += ones - 1;
        }
        printf("Case %d: %s\n", number, sum > 0 ? "Yes" : "No");
    }
    return 0;
}
