/* AtCoder ARC 168 B, Arbitrary Nim: if the Nim sum is 0, cancel equal heaps in
   pairs; the answer is the largest heap that is left, less 1. */
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 250000 };

static int heap[MAX + 1]; /* followed by a 0, which equals no heap */

static int larger_first(const void *a, const void *b)
{
    return *(const int *)b - *(const int *)a;
}

int main(void)
{
    int n, i, sum = 0, answer = -1;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n && scanf("%d", &heap[i]) == 1; i++)
        sum ^= heap[i];
    if (sum == 0) {
        qsort(heap, n, sizeof heap[0], larger_first);
        for (i = 0; i < n && heap[i] == heap[i + 1]; i += 2)
            ;
        answer = i < n ? heap[i] - 1 : 0;
    }
    printf("%d\n", answer);
    return 0;
}
