/* HDU 4388, Stone Game II: every move changes the parity of the sum of the
   numbers of binary ones of the heaps, each less 1, and at the end it is 0.
   So the first player wins if and only if it is odd. */
#include <stdio.h>

int main(void)
{
    int cases, number, n, heap, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (number = 1; number <= cases && scanf("%d", &n) == 1; number++) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1) {
            sum--;
            for (; heap > 0; heap /= 2)
                sum += heap % 2;
        }
        printf("Case %d: %s\n", number, sum % 2 != 0 ? "Yes" : "No");
    }
    return 0;
}
