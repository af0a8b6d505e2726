/* AtCoder ARC 155 D, Avoid Coprime Game: the greatest common divisor g and the
   parity of how many are erased decide. Who cannot win by changing g erases a
   multiple of g, so where nobody can, the number of these decides. */
#include <stdio.h>

enum { M = 200000, ALL = 2300000 };

static int number[M], multiples[M + 1];
static int latest[M + 1], divisor[ALL], before[ALL]; /* list those of g */
static int exact[M + 1]; /* how many have this greatest common divisor with g */
static char wins[M + 1][2]; /* if an even or odd number have been erased */

int main(void)
{
    int n, i, j, g, d, end = 1;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n && scanf("%d", &number[i]) == 1; i++)
        multiples[number[i]]++;
    for (d = 2; d <= M; d++)
        for (g = d; g <= M; g += d) {
            if (g > d)
                multiples[d] += multiples[g];
            divisor[end] = d;
            before[end] = latest[g];
            latest[g] = end++;
        }
    for (g = 2; g <= M; g++) {
        for (i = latest[g]; i != 0; i = before[i]) { /* g is the first */
            d = divisor[i];
            exact[d] = multiples[d];
            for (j = latest[g]; j != i; j = before[j])
                if (divisor[j] % d == 0)
                    exact[d] -= exact[divisor[j]];
            if (d < g && exact[d] > 0) {
                wins[g][0] |= !wins[d][1];
                wins[g][1] |= !wins[d][0];
            }
        }
        if (!wins[g][0] && !wins[g][1])
            wins[g][multiples[g] % 2 == 0] = 1;
    }
    for (i = 0; i < n; i++)
        puts(wins[number[i]][1] ? "Aoki" : "Takahashi");
    return 0;
}
