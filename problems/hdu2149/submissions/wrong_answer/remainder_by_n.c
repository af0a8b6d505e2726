/* Wrong: divides by N, not by N + 1. */
#include <stdio.h>

int main(void)
{
    int m, n, bid;

    while (scanf("%d %d", &m, &n) == 2) {
        if (n >= m) {
            printf("%d", m);
            for (bid = m + 1; bid <= n; bid++)
                printf(" %d", bid);
            printf("\n");
        } else if (m % n != 0) {
            printf("%d\n", m % n);
        } else {
            printf("none\n");
        }
    }
    return 0;
}
