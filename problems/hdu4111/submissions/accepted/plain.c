/* HDU 4111, Alice and Bob, take one stone or join two heaps. ones: the heaps
   of one stone; rest: the moves that all other heaps last if they are joined
   first. Alice loses if both are even; with rest 0 or 2, if 3 divides ones. */
#include <stdio.h>

int main(void)
{
    int cases, number, n, heap, ones, rest, wins;

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
            rest = 0; /* there is no large heap, so none has to be joined */
        if (rest == 0 || rest == 2)
            wins = ones % 3 != 0;
        else
            wins = ones % 2 != 0 || rest % 2 != 0;
        printf("Case #%d: %s\n", number, wins ? "Alice" : "Bob");
    }
    return 0;
}
