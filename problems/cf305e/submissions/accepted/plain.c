/* Codeforces 305E, Playing with String: a letter with equal neighbours can be
   chosen, and then it and its neighbours cannot. Each run of such letters is
   Dawson's Chess; a first move wins if it leaves the exclusive or 0. */
#include <stdio.h>

static char s[5002];
static int g[5000]; /* the value of a run, by its length */
static int start[5000], length[5000]; /* of the runs */
static int seen[128]; /* the last run with this option; no value is above 9 */

/* what is left of a run of n after the choice of letter k, from 1 on */
static int after(int n, int k)
{
    return g[k < 2 ? 0 : k - 2] ^ g[k == n ? 0 : n - k - 1];
}

int main(void)
{
    int i, k, n, longest = 0, runs = 0, sum = 0;

    if (scanf("%5000s", s) != 1)
        return 0;
    for (i = 1; s[i] != '\0'; i++)
        if (s[i - 1] == s[i + 1]) {
            if (length[runs]++ == 0)
                start[runs] = i;
            if (length[runs] > longest)
                longest = length[runs];
        } else if (length[runs] > 0)
            runs++;
    for (n = 1; n <= longest; n++) {
        for (k = 1; k <= n; k++)
            seen[after(n, k)] = n;
        while (seen[g[n]] == n)
            g[n]++;
    }
    for (i = 0; i < runs; i++)
        sum ^= g[length[i]];
    for (i = 0; i < runs; i++)
        for (k = 1; k <= length[i]; k++)
            if ((sum ^ g[length[i]]) == after(length[i], k)) {
                printf("First\n%d\n", start[i] + k);
                return 0;
            }
    puts("Second");
    return 0;
}
