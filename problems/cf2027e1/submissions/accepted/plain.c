/* Codeforces 2027E1, Bit Game: r is what the limit a allows of x, read without
   the places where x has 0. A pile with an r of k binary digits has the value
   k, but 0 if r is 2^k - 2, and (k - 1) ^ 1 if r is a power of two. */
#include <stdio.h>

static unsigned long limits[10000];

static int value(unsigned long a, unsigned long x)
{
    unsigned long bit, r = 0;
    int k = 0, is_free = 0;

    for (bit = 1ul << 29; bit > 0; bit /= 2)
        if (x & bit)
            r = 2 * r + ((a & bit) != 0 || is_free);
        else if (a & bit)
            is_free = 1;
    while (r >> k > 0)
        k++;
    if (k == 0 || r + 2 == 1ul << k)
        return 0;
    if (r == 1ul << (k - 1))
        return (k - 1) ^ 1;
    return k;
}

int main(void)
{
    unsigned long x;
    int cases, n, i, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (i = 0; i < n; i++)
            if (scanf("%lu", &limits[i]) != 1)
                return 0;
        sum = 0;
        for (i = 0; i < n && scanf("%lu", &x) == 1; i++)
            sum ^= value(limits[i], x);
        puts(sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
