/* AtCoder ARC 105 D, Let's Play Nim: the first player wins if and only if the
   number of bags is even and they do not form pairs of equal ones. */
#include <stdio.h>
#include <stdlib.h>

static int bag[200000];

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
        first_wins = 0;
        if (n % 2 == 0)
            for (i = 0; i < n; i += 2)
                first_wins |= bag[i] != bag[i + 1];
        puts(first_wins ? "First" : "Second");
    }
    return 0;
}
