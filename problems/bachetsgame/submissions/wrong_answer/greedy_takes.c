/* Wrong: lets both players take as many stones as they can. */
#include <stdio.h>

int main(void)
{
    int take[10];
    int n, m, i, best, moves;

    while (scanf("%d %d", &n, &m) == 2) {
        for (i = 0; i < m; i++)
            if (scanf("%d", &take[i]) != 1)
                return 0;
        for (moves = 0; n > 0; moves++) {
            best = 1;
            for (i = 0; i < m; i++)
                if (take[i] <= n && take[i] > best)
                    best = take[i];
            n -= best;
        }
        puts(moves % 2 == 1 ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
