/* Luogu P3179 Array Game: the position has the exclusive or of the values of
   its white cells. The value of x depends on m = n / x alone: it is the least
   number that is not h(m / 2) ^ ... ^ h(m / k) for any k from 1 to m. */
#include <stdio.h>

static int small[32000]; /* the values by m, for m * m <= n */
static int large[32000]; /* the values by x, for larger m = n / x */
static int seen[65536]; /* by sum, the last m; no value is above 2 sqrt(m) */
static int n, root;

static int get(int m)
{
    return m <= root ? small[m] : large[n / m];
}

static int mex(int m)
{
    int i, quotient, end, sum = 0;

    seen[0] = m; /* k = 1 */
    for (i = 2; i <= m / i; i++) {
        sum ^= get(m / i);
        seen[sum] = m;
    }
    for (quotient = m / i; quotient >= 1; quotient--) {
        end = m / quotient + 1; /* m / i is the same up to here */
        seen[sum ^ small[quotient]] = m;
        if ((end - i) % 2 == 1)
            sum ^= small[quotient];
        i = end;
    }
    for (i = 0; seen[i] == m; i++)
        ;
    return i;
}

int main(void)
{
    int queries, w, x, sum;

    if (scanf("%d %d", &n, &queries) != 2)
        return 0;
    while (root + 1 <= n / (root + 1)) {
        small[root + 1] = mex(root + 1);
        root++;
    }
    for (x = n / (root + 1); x >= 1; x--)
        large[x] = mex(n / x);
    while (queries-- > 0 && scanf("%d", &w) == 1) {
        sum = 0;
        while (w-- > 0 && scanf("%d", &x) == 1)
            sum ^= get(n / x);
        puts(sum != 0 ? "Yes" : "No");
    }
    return 0;
}
