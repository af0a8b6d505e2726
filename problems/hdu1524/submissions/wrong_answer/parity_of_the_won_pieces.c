/* Wrong: asks how many pieces are won on their own, not what they are worth. */
#include <stdio.h>

int first[1001], option[500000], won[1000];

int wins(int p)
{
    int i;

    if (won[p] < 0)
        for (won[p] = 0, i = first[p]; i < first[p + 1]; i++)
            if (!wins(option[i]))
                won[p] = 1;
    return won[p];
}

int main(void)
{
    int n, m, x, p, arrows, sum;

    while (scanf("%d", &n) == 1) {
        for (p = arrows = 0; p < n && scanf("%d", &x) == 1; first[++p] = arrows)
            for (won[p] = -1; x > 0; x--)
                arrows += scanf("%d", &option[arrows]);
        while (scanf("%d", &m) == 1 && m > 0) {
            for (sum = 0; m > 0 && scanf("%d", &p) == 1; m--)
                sum ^= wins(p);
            puts(sum != 0 ? "WIN" : "LOSE");
        }
    }
    return 0;
}
