/* Wrong: `heap ^ x < heap` is heap ^ (x < heap) in C. */
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
        if (x == 0) {
            puts("No");
            continue;
        }
        puts("Yes");
        for (i = 0; i < m; i++)
            if (heap[i] ^ x < heap[i])
                printf("%d %d\n", heap[i], heap[i] ^ x);
    }
    return 0;
}
