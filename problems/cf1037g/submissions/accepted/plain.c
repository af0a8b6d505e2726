/* Codeforces 1037G, A Game on Strings: the value of a part is the mex over its
   letters d of the Nim sum of the pieces before, between and behind all d's. */
#include <stdio.h>
#include <string.h>

enum { LENGTH = 100000, D = 26 };

static char s[LENGTH + 1], order[D + 1] = "abcdefghijklmnopqrstuvwxyz";
static int next[LENGTH + 1][D], behind[LENGTH + 1][D]; /* where is d? */
static int before[LENGTH + 1][D], after[LENGTH + 1][D]; /* values up to d */
static int between[LENGTH + 1]; /* Nim sum of all between d's, from here on */

/* Of a part with k letters at most, which ends at the next c, if c >= 0. */
static int value(int start, int end, int k, int c)
{
    unsigned d, last, result = 0, options = 0;

    while (k-- > 0) {
        d = order[k] - 'a';
        if (next[start][d] < end) {
            last = behind[end][d];
            options |= 1u << (before[start][d] ^ between[next[start][d]]
                ^ between[last - 1]
                ^ (c < 0 ? after[end][d] : before[last][c]));
        }
    }
    while (options >> result & 1)
        result++;
    return result;
}

int main(void)
{
    int n, m, i, c, k, l, r;

    if (scanf("%100000s %d", s, &m) != 2)
        return 0;
    for (n = 0; s[n] != '\0'; n++)
        for (c = 0; c < D; c++)
            behind[n + 1][c] = s[n] == 'a' + c ? n + 1 : behind[n][c];
    for (c = 0; c < D; c++)
        next[n][c] = n;
    for (i = n - 1; i >= 0; i--) {
        c = s[i] - 'a';
        between[i] = before[i + 1][c] ^ between[next[i + 1][c]];
        for (k = 0; k < D; k++)
            next[i][k] = k == c ? i : next[i + 1][k];
        memmove(order + 1, order, strchr(order, s[i]) - order);
        order[0] = s[i]; /* the nearest */
        for (k = 0; k < D; k++) {
            c = order[k] - 'a';
            if (next[i][c] < n)
                before[i][c] = value(i, next[i][c], k, c);
        }
    }
    for (i = 1; i <= n; i++) {
        memmove(order + 1, order, strchr(order, s[i - 1]) - order);
        order[0] = s[i - 1];
        for (k = 0; k < D; k++) {
            c = order[k] - 'a';
            if (behind[i][c] > 0)
                after[i][c] = value(behind[i][c], i, k, -1);
        }
    }
    while (m-- > 0 && scanf("%d %d", &l, &r) == 2)
        puts(value(l - 1, r, D, -1) != 0 ? "Alice" : "Bob");
    return 0;
}
