/* Wrong: adds the cells up and to the right, though only one way can be taken. */
#include <stdio.h>
#include <stdlib.h>

static int larger_first(const void *a, const void *b)
{
    return *(const int *)b - *(const int *)a;
}

int main(void)
{
    static int pile[100000];
    int n, i, k = 0, up, right = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n; i++)
        if (scanf("%d", &pile[i]) != 1)
            return 0;
    qsort(pile, n, sizeof pile[0], larger_first);
    while (k < n && pile[k] >= k + 1)
        k++;
    up = pile[k - 1] - k;
    for (i = k; i < n && pile[i] == k; i++)
        right++;
    puts((up + right) % 2 == 1 ? "First" : "Second");
    return 0;
}
