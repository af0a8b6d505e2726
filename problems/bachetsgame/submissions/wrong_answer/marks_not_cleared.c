/* Wrong: keeps the marks of the games before. */
#include <stdio.h>

enum { MAX_HEAP = 1000000, MAX_TAKES = 10 };

static char won[MAX_HEAP + 1];

int main(void)
{
    int take[MAX_TAKES];
    int n, m, i, heap;

    while (scanf("%d %d", &n, &m) == 2) {
        for (i = 0; i < m; i++)
            if (scanf("%d", &take[i]) != 1)
                return 0;
        for (heap = 0; heap < n; heap++)
            if (!won[heap])
                for (i = 0; i < m; i++)
                    if (take[i] <= n - heap)
                        won[heap + take[i]] = 1;
        puts(won[n] ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
