/* Wrong: thinks that each bag gets a dish of its own. */
#include <stdio.h>

int main(void)
{
    int cases, n, i, bag, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        for (i = 0; i < n && scanf("%d", &bag) == 1; i++)
            sum ^= bag;
        /* The first player begins the game of Nim if n is even. */
        puts((n % 2 == 0) == (sum != 0) ? "First" : "Second");
    }
    return 0;
}
