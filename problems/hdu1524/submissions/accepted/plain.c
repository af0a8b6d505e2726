/* HDU 1524, POJ 2425, A Chess Game: the Grundy value of a position is the mex
   of the values of its options. The first player wins if and only if the
   values of the pieces' positions have a Nim sum other than 0. */
#include <stdio.h>

int first[1001], option[500000]; /* those of p: first[p] to first[p + 1] - 1 */
int value[1000], occurs[1000]; /* occurs[v] is p + 1: p has an option of v */

int grundy(int p)
{
    int i;

    if (value[p] < 0) {
        for (i = first[p]; i < first[p + 1]; i++)
            grundy(option[i]);
        for (i = first[p]; i < first[p + 1]; i++)
            occurs[value[option[i]]] = p + 1;
        for (value[p] = 0; occurs[value[p]] == p + 1; value[p]++)
            ;
    }
    return value[p];
}

int main(void)
{
    int n, m, x, p, arrows, sum;

    while (scanf("%d", &n) == 1) {
        for (p = arrows = 0; p < n && scanf("%d", &x) == 1; first[++p] = arrows)
            for (value[p] = -1, occurs[p] = 0; x > 0; x--)
                arrows += scanf("%d", &option[arrows]);
        while (scanf("%d", &m) == 1 && m > 0) {
            for (sum = 0; m > 0 && scanf("%d", &p) == 1; m--)
                sum ^= grundy(p);
            puts(sum != 0 ? "WIN" : "LOSE");
        }
    }
    return 0;
}
