/* Wrong: from the last cell of the diagonal goes up alone, never to the right. */
#include <stdio.h>
#include <stdlib.h>

static int larger_first(const void *a, const void *b)
{
    return *(const int *)b - *(const int *)a;
}

int main(void)
{
    static int pile[100000];
    int n, i, k = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n; i++)
        if (scanf("%d", &pile[i]) != 1)
            return 0;
    qsort(pile, n, sizeof pile[0], larger_first);
    while (k < n && pile[k] >= k + 1)
        k++;
    puts((pile[k - 1] - k) % 2 == 1 ? "First" : "Second");
    return 0;
}
