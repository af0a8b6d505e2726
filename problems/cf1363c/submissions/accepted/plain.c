/* Codeforces 1363C, Game On Leaves: Ayush, who moves first, wins if node x has
   at most one edge, or if the number of nodes is even. */
#include <stdio.h>

int main(void)
{
    int cases, n, x, u, v, i, degree;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &x) == 2) {
        degree = 0;
        for (i = 1; i < n && scanf("%d %d", &u, &v) == 2; i++)
            degree += (u == x) + (v == x);
        puts(degree <= 1 || n % 2 == 0 ? "Ayush" : "Ashish");
    }
    return 0;
}
