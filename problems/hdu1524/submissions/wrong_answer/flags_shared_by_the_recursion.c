/* Wrong: flags the values of the options in one array for all positions, and goes into an option after some
   of the others are flagged. Those flags are overwritten there. */
#include <stdio.h>
#include <string.h>

int first[1001], option[500000], value[1000], occurs[1001];

int grundy(int p)
{
    int i;

    if (value[p] < 0) {
        memset(occurs, 0, sizeof occurs);
        for (i = first[p]; i < first[p + 1]; i++)
            occurs[grundy(option[i])] = 1;
        for (value[p] = 0; occurs[value[p]]; value[p]++)
            ;
    }
    return value[p];
}

int main(void)
{
    int n, m, x, p, arrows, sum;

    while (scanf("%d", &n) == 1) {
        for (p = arrows = 0; p < n && scanf("%d", &x) == 1; first[++p] = arrows)
            for (value[p] = -1; x > 0; x--)
                arrows += scanf("%d", &option[arrows]);
        while (scanf("%d", &m) == 1 && m > 0) {
            for (sum = 0; m > 0 && scanf("%d", &p) == 1; m--)
                sum ^= grundy(p);
            puts(sum != 0 ? "WIN" : "LOSE");
        }
    }
    return 0;
}
