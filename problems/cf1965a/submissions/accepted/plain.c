/* Codeforces 1965A, 1966C, Everything Nim: let t be the largest number such
   that there are heaps of 1, 2, ..., t stones. If there is a larger heap,
   Alice wins if and only if t is even; otherwise, if and only if t is odd. */
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 200000 };

static int heap[MAX];

static int smaller_first(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

int main(void)
{
    int cases, n, i, t;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (i = 0; i < n; i++)
            if (scanf("%d", &heap[i]) != 1)
                return 0;
        qsort(heap, n, sizeof heap[0], smaller_first);
        t = 0;
        for (i = 0; i < n && heap[i] <= t + 1; i++)
            t = heap[i];
        if (i < n) /* there is a larger heap */
            puts(t % 2 == 0 ? "Alice" : "Bob");
        else
            puts(t % 2 == 1 ? "Alice" : "Bob");
    }
    return 0;
}
