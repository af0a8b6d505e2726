/* Wrong: `heap ^ sum < heap` is heap ^ (sum < heap) in C. */
#include <stdio.h>

int main(void)
{
    int heap[100], m, i, sum, count;

    while (scanf("%d", &m) == 1 && m != 0) {
        sum = 0;
        for (i = 0; i < m; i++) {
            scanf("%d", &heap[i]);
            sum ^= heap[i];
        }
        count = 0;
        for (i = 0; i < m; i++)
            if (heap[i] ^ sum < heap[i])
                count++;
        printf("%d\n", count);
    }
    return 0;
}
