/* Wrong: takes the exception to hold for a single heap of three, too. */
#include <stdio.h>

int main(void)
{
    int cases, number, n, heap, ones, rest;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (number = 1; number <= cases && scanf("%d", &n) == 1; number++) {
        ones = 0;
        rest = -1;
        while (n-- > 0 && scanf("%d", &heap) == 1) {
            if (heap == 1)
                ones++;
            else
                rest += heap + 1;
        }
        if (rest == -1)
            rest = 0;
        printf("Case #%d: %s\n", number,
            (rest <= 3 ? ones % 3 != 0 : ones % 2 != 0 || rest % 2 != 0)
                ? "Alice" : "Bob");
    }
    return 0;
}
