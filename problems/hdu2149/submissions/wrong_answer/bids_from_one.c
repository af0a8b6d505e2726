/* Wrong: for N >= M prints all bids, also those below M. */
#include <stdio.h>

int main(void)
{
    int m, n, bid;

    while (scanf("%d %d", &m, &n) == 2) {
        if (n >= m) {
            printf("%d", 1);
            for (bid = 2; bid <= n; bid++)
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
