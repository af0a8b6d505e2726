/* Wrong: counts equal heaps one by one, though they stay equal. */
#include <stdio.h>
#include <stdlib.h>

static int smaller_first(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

int main(void)
{
    static int heap[200000];
    int cases, n, i;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (i = 0; i < n; i++)
            if (scanf("%d", &heap[i]) != 1)
                return 0;
        qsort(heap, n, sizeof heap[0], smaller_first);
        i = 0;
        while (i < n - 1 && heap[i] == i + 1)
            i++;
        puts(i % 2 == 0 ? "Alice" : "Bob");
    }
    return 0;
}
