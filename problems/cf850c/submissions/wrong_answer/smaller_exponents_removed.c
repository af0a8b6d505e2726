/* Wrong: lets a move with k remove the exponents below k, too. */
#include <stdio.h>

enum { SLOTS = 100003 };

static unsigned known[SLOTS]; /* a set whose value is known */
static int value[SLOTS];

static int grundy(unsigned set) /* bit e is 1: the exponent e is there */
{
    int seen[32] = {0}; /* exponents are below 30, and so are values */
    int slot = (int)(set % SLOTS), result = 0, k;

    if (known[slot] == set)
        return value[slot]; /* 0 for the empty set */
    for (k = 1; set >> k != 0; k++) {
        seen[grundy(set >> k & ~1u)] = 1;
    }
    while (seen[result])
        result++;
    known[slot] = set;
    value[slot] = result;
    return result;
}

int main(void)
{
    int a[100];
    int n, i, j, p, e, sum = 0;
    unsigned set;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n; i++)
        if (scanf("%d", &a[i]) != 1)
            return 0;
    for (i = 0; i < n; i++)
        while (a[i] > 1) {
            for (p = 2; p <= a[i] / p && a[i] % p != 0; p++)
                ;
            if (a[i] % p != 0)
                p = a[i]; /* a prime, as it has no smaller divisor */
            for (set = 0, j = i; j < n; j++) {
                for (e = 0; a[j] % p == 0; e++)
                    a[j] /= p;
                set |= 1u << e;
            }
            sum ^= grundy(set & ~1u);
        }
    puts(sum != 0 ? "Mojtaba" : "Arpa");
    return 0;
}
