/* Wrong: looks for a take that makes the value of its heap smaller; a
   larger one can win, too. */
#include <stdio.h>

enum { MAX_HEAPS = 10, MAX_HEAP = 1000, MAX_TAKES = 10 };

static int heap[MAX_HEAPS], take[MAX_TAKES], grundy[MAX_HEAP + 1];

static int mex(int size, int takes)
{
    int occurs[MAX_TAKES + 1] = {0};
    int i, value = 0;

    for (i = 0; i < takes; i++)
        if (take[i] <= size)
            occurs[grundy[size - take[i]]] = 1;
    while (occurs[value])
        value++;
    return value;
}

int main(void)
{
    int n, m, i, j, size, value, sum = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n && scanf("%d", &heap[i]) == 1; i++)
        ;
    if (scanf("%d", &m) != 1)
        return 0;
    for (j = 0; j < m; j++)
        if (scanf("%d", &take[j]) != 1)
            return 0;
    for (size = 1; size <= MAX_HEAP; size++)
        grundy[size] = mex(size, m);
    for (i = 0; i < n; i++)
        sum ^= grundy[heap[i]];
    puts(sum != 0 ? "YES" : "NO");
    for (i = 0; i < n && sum != 0; i++)
        for (j = 0; j < m && take[j] <= heap[i]; j++) {
            value = grundy[heap[i] - take[j]];
            if ((sum ^ grundy[heap[i]]) == value && value < grundy[heap[i]]) {
                printf("%d %d\n", i + 1, take[j]);
                return 0;
            }
        }
    return 0;
}
