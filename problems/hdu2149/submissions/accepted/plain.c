/* HDU 2149, Bachet's game, all winning first moves: if N >= M, all bids from
   M to N win; otherwise only M mod (N + 1), or none if that is 0. */
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
        } else if (m % (n + 1) != 0) {
            printf("%d\n", m % (n + 1));
        } else {
            printf("none\n");
        }
    }
    return 0;
}
