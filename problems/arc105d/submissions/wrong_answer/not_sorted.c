/* Wrong: looks for pairs of equal bags without sorting them. */
#include <stdio.h>

int main(void)
{
    int cases, n, i, bag, previous, first_wins;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        first_wins = previous = 0;
        for (i = 0; i < n && scanf("%d", &bag) == 1; i++) {
            if (i % 2 == 1 && bag != previous)
                first_wins = 1;
            previous = bag;
        }
        puts(n % 2 == 0 && first_wins ? "First" : "Second");
    }
    return 0;
}
