/* Wrong: counts how many disjoint intervals there are at most, as if all of
   these would be chosen, and looks at the parity. */
#include <stdio.h>

int main(void)
{
    int cases, n, i, l, r, most[101];

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        char ends[101][101] = {{0}};
        for (i = 0; i < n && scanf("%d %d", &l, &r) == 2; i++)
            ends[l][r] = 1;
        most[1] = 0;
        for (r = 2; r <= 100; r++) {
            most[r] = most[r - 1];
            for (l = 1; l < r; l++)
                if (ends[l][r] && most[l] + 1 > most[r])
                    most[r] = most[l] + 1;
        }
        puts(most[100] % 2 != 0 ? "Alice" : "Bob");
    }
    return 0;
}
