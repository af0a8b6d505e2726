/* Wrong: the loop over the options ends one position too early, so that
   arrows to the last position do not count. */
#include <stdio.h>
#include <string.h>

static char leads[1000][1000];
static int n, value[1000];

static int grundy(int p)
{
    char occurs[1001];
    int i;

    if (value[p] < 0) {
        memset(occurs, 0, sizeof occurs);
        for (i = 0; i < n - 1; i++)
            if (leads[p][i])
                occurs[grundy(i)] = 1;
        for (value[p] = 0; occurs[value[p]]; value[p]++)
            ;
    }
    return value[p];
}

int main(void)
{
    int m, x, p, i, sum;

    while (scanf("%d", &n) == 1) {
        memset(leads, 0, sizeof leads);
        for (p = 0; p < n && scanf("%d", &x) == 1; p++)
            for (value[p] = -1; x > 0 && scanf("%d", &i) == 1; x--)
                leads[p][i] = 1;
        while (scanf("%d", &m) == 1 && m > 0) {
            for (sum = 0; m > 0 && scanf("%d", &p) == 1; m--)
                sum ^= grundy(p);
            puts(sum != 0 ? "WIN" : "LOSE");
        }
    }
    return 0;
}
