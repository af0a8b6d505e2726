/* Wrong: lets the explosion leave a third bomb on (u, v), as the coins of a
   nim product do. */
#include <stdio.h>

static int value[50][50];

static int mex(int p, int q)
{
    int seen[512] = {0};
    int u, v, result = 0;

    for (u = 0; u < p; u++)
        for (v = 0; v < q; v++)
            seen[value[u][q] ^ value[p][v] ^ value[u][v]] = 1;
    while (seen[result])
        result++;
    return result;
}

int main(void)
{
    char row[51];
    int n, m, p, q, sum;

    for (p = 0; p < 50; p++)
        for (q = 0; q < 50; q++)
            value[p][q] = p == 0 || q == 0 ? p + q : mex(p, q);
    while (scanf("%d %d", &n, &m) == 2 && (n != 0 || m != 0)) {
        sum = 0;
        for (p = 0; p < n && scanf("%50s", row) == 1; p++)
            for (q = 0; q < m && row[q] != '\0'; q++)
                if (row[q] == '#')
                    sum ^= value[p][q];
        puts(sum != 0 ? "John" : "Jack");
    }
    return 0;
}
