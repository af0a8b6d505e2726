/* Wrong: in C, heap ^ x < heap is heap ^ (x < heap). */
#include <stdio.h>

enum { MAX = 500000 };

static int heap[MAX];

int main(void)
{
    int k, i, chosen = 0, x = 0;

    if (scanf("%d", &k) != 1)
        return 0;
    for (i = 0; i < k; i++) {
        if (scanf("%d", &heap[i]) != 1)
            return 0;
        x ^= heap[i];
    }
    if (x == 0) {
        puts("lose");
        return 0;
    }
    while (chosen < k - 1 && !(heap[chosen] ^ x < heap[chosen]))
        chosen++;
    printf("%d %d\n", heap[chosen] - (heap[chosen] ^ x), chosen + 1);
    heap[chosen] ^= x;
    for (i = 0; i < k; i++)
        printf(i < k - 1 ? "%d " : "%d\n", heap[i]);
    return 0;
}
