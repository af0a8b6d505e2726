/* POJ 1740, A New Stone Game: Alice, who moves first, loses if and only if the
   heaps form pairs of equal ones, so that each size occurs an even number of
   times. */
#include <stdio.h>

enum { MAX = 100 };

int main(void)
{
    int odd[MAX + 1]; /* does a size occur an odd number of times? */
    int n, heap, size, wins;

    while (scanf("%d", &n) == 1 && n != 0) {
        for (size = 1; size <= MAX; size++)
            odd[size] = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            odd[heap] = !odd[heap];
        wins = 0;
        for (size = 1; size <= MAX; size++)
            if (odd[size])
                wins = 1;
        printf("%d\n", wins);
    }
    return 0;
}
