/* Wrong: plain Nim on all excesses, though what is taken from one goes to the
   next. */
#include <stdio.h>

enum { MAX = 1000 };

int main(void)
{
    int heap[MAX + 1];
    int cases, n, i, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    heap[0] = 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (i = 1; i <= n; i++)
            if (scanf("%d", &heap[i]) != 1)
                return 0;
        sum = 0;
        for (i = 1; i <= n; i++)
            sum ^= heap[i] - heap[i - 1];
        puts(sum != 0 ? "TAK" : "NIE");
    }
    return 0;
}
