/* Wrong: lets the first player begin the game of Nim, even after an odd number
   of bags. */
#include <stdio.h>
#include <stdlib.h>

static int bag[200001];

static int smaller_first(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

int main(void)
{
    int cases, n, i, first_wins;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (i = 0; i < n; i++)
            if (scanf("%d", &bag[i]) != 1)
                return 0;
        qsort(bag, n, sizeof bag[0], smaller_first);
        first_wins = n % 2;
        for (i = 0; i + 1 < n; i += 2)
            first_wins |= bag[i] != bag[i + 1];
        puts(first_wins ? "First" : "Second");
    }
    return 0;
}
