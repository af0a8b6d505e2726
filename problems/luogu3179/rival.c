/* Luogu P3179, Array Game: C, and C++ at once. */
enum { ROOT = 31623, SUMS = 1 << 16 };

/* A white cell x has a value by m = n / x: small[m] up to the root of n, otherwise large[x]. */
static uint32_t n, root, small[ROOT + 1], large[ROOT + 1];
static uint32_t seen[SUMS]; /* by the sum, the last m */
static double inverse[ROOT + 2];

/* The value for m, which is n / x if x is not 0. */
static uint32_t mex(uint32_t m, uint32_t x)
{
    uint32_t i = 2, sum = 0, end, quotient;
    double half = m + 0.5; /* so that half * inverse[i] is rounded down to m / i */
    seen[0] = m;
    if (x > 0)
        for (; i * i <= m && x * i <= n / (root + 1); i++) {
            sum ^= large[x * i];
            seen[sum] = m;
        }
    for (; i * i <= m; i++) {
        sum ^= small[(uint32_t)(half * inverse[i])];
        seen[sum] = m;
    }
    for (quotient = m / i; quotient >= 1; quotient--) {
        end = (uint32_t)(half * inverse[quotient]) + 1;
        seen[sum ^ small[quotient]] = m;
        sum ^= small[quotient] & (0u - (end - i) % 2);
        i = end;
    }
    for (i = 0; seen[i] == m; i++)
        ;
    return i;
}

int main(void)
{
    uint64_t cells = 0, queries = 0, w, x;
    number(&cells);
    number(&queries);
    n = (uint32_t)cells;
    for (uint32_t i = 1; i <= ROOT + 1; i++)
        inverse[i] = 1.0 / i;
    while ((uint64_t)(root + 1) * (root + 1) <= n) {
        small[root + 1] = mex(root + 1, 0);
        root++;
    }
    for (uint32_t i = n / (root + 1); i >= 1; i--)
        large[i] = mex(n / i, i);
    while (queries-- > 0 && number(&w)) {
        uint32_t sum = 0;
        while (w-- > 0 && number(&x)) {
            uint32_t m = n / (uint32_t)x;
            sum ^= m <= root ? small[m] : large[x];
        }
        say_either(sum, "Yes\n", "No\n");
    }
    return 0;
}
