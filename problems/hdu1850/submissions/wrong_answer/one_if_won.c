/* Wrong: prints 1 for every won position, as if only one move could win. */
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
        count = sum != 0 ? 1 : 0;
        printf("%d\n", count);
    }
    return 0;
}
