/* Wrong: prints how many stones are taken, not how many are left. */
#include <stdio.h>

static int heap[200000];

int main(void)
{
    int m, i, x;

    while (scanf("%d", &m) == 1 && m != 0) {
        x = 0;
        for (i = 0; i < m; i++) {
            if (scanf("%d", &heap[i]) != 1)
                return 0;
            x ^= heap[i];
        }
        puts(x != 0 ? "Yes" : "No");
        for (i = 0; i < m; i++)
            if ((heap[i] ^ x) < heap[i])
                printf("%d %d\n", heap[i], heap[i] - (heap[i] ^ x));
    }
    return 0;
}
