/* Wrong: the largest heap that is left, not less 1: that is the modulus k + 1. */
#include <stdio.h>
#include <stdlib.h>

static int heap[250001]; /* followed by a 0, which equals no heap */

static int larger_first(const void *a, const void *b)
{
    return *(const int *)b - *(const int *)a;
}

int main(void)
{
    int n, i, sum = 0, answer = -1;

    scanf("%d", &n);
    for (i = 0; i < n; i++) {
        scanf("%d", &heap[i]);
        sum ^= heap[i];
    }
    if (sum == 0) {
        qsort(heap, n, sizeof heap[0], larger_first);
        for (i = 0; i < n && heap[i] == heap[i + 1]; i += 2)
            ;
        answer = i < n ? heap[i] : 0;
    }
    printf("%d\n", answer);
    return 0;
}
