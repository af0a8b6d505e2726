/* Wrong: forgets that a cell may be turned alone. */
#include <stdio.h>
#include <string.h>

static int small[32000];
static int large[32000];
static int n, root;

static int get(int m)
{
    return m <= root ? small[m] : large[n / m];
}

static int mex(int m)
{
    char seen[128];
    int i, quotient, end, sum = 0;

    memset(seen, 0, sizeof seen);
    for (i = 2; i <= m / i; i++) {
        sum ^= get(m / i);
        seen[sum] = 1;
    }
    for (quotient = m / i; quotient >= 1; quotient--) {
        end = m / quotient + 1;
        seen[sum ^ small[quotient]] = 1;
        if ((end - i) % 2 == 1)
            sum ^= small[quotient];
        i = end;
    }
    for (i = 0; seen[i]; i++)
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
