/* Codeforces 1091H, New Year and the Tricolore Recreation: both players take k
   from one of the two gaps of a row. For each Grundy value there is the set of
   the gaps with an option of this value, 64 of them in a word. */
#include <inttypes.h>
#include <stdio.h>

enum { LARGEST = 200000, WORDS = LARGEST / 64 + 1, VALUES = 100 };

static uint64_t moves[64][WORDS + 1]; /* all k, each increased by 0 to 63 */
static uint64_t reaching[VALUES][WORDS]; /* the sets */
static int factors[LARGEST + 1], value[LARGEST + 1], gap[LARGEST];

int main(void)
{
    int n, f, b, w, r, p, k, i, d, largest = 0, sum = 0;
    uint64_t *set;

    if (scanf("%d %d", &n, &f) != 2)
        return 0;
    for (i = 0; i < n && scanf("%d %d %d", &b, &w, &r) == 3; i++) {
        gap[2 * i] = w - b - 1;
        gap[2 * i + 1] = r - w - 1;
    }
    for (i = 0; i < 2 * n; i++)
        if (gap[i] > largest)
            largest = gap[i];

    for (p = 2; p <= largest; p++)
        if (factors[p] == 0) /* a prime, as no smaller one divides it */
            for (k = p; k <= largest; k += p)
                factors[k] = factors[k / p] + 1;
    for (k = 2; k <= largest; k++)
        if (factors[k] <= 2 && k != f)
            for (i = k; i < k + 64; i++)
                moves[i - k][i / 64] |= (uint64_t)1 << i % 64;

    for (d = 0; d <= largest; d++) {
        while (reaching[value[d]][d / 64] >> d % 64 & 1)
            value[d]++;
        set = reaching[value[d]] + d / 64;
        for (i = 0; i <= largest / 64 - d / 64; i++)
            set[i] |= moves[d % 64][i];
    }
    for (i = 0; i < 2 * n; i++)
        sum ^= value[gap[i]];
    puts(sum != 0 ? "Alice\nBob" : "Bob\nAlice");
    return 0;
}
