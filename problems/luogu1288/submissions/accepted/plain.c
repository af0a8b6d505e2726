/* Luogu P1288, Number Game II: count the edges before the first 0, and those
   behind the last one. The first player wins if one of the counts is odd. */
#include <stdio.h>

int main(void)
{
    int n, i, edge, ahead = 0, behind = 0, zeros = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n && scanf("%d", &edge) == 1; i++) {
        if (edge == 0) {
            zeros++;
            behind = 0;
        } else {
            behind++;
            if (zeros == 0)
                ahead++;
        }
    }
    puts(ahead % 2 == 1 || behind % 2 == 1 ? "YES" : "NO");
    return 0;
}
