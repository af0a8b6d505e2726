/* Wrong: looks for pairs in the order of the input. */
#include <stdio.h>

int main(void)
{
    int n, heap, partner, wins;

    while (scanf("%d", &n) == 1 && n != 0) {
        wins = n % 2;
        for (; n > 1 && scanf("%d %d", &heap, &partner) == 2; n -= 2)
            if (heap != partner)
                wins = 1;
        if (n == 1 && scanf("%d", &heap) != 1)
            return 0;
        printf("%d\n", wins);
    }
    return 0;
}
