/* AtCoder ARC 105 E, Keep Graph Disconnected: the safe moves are N(N-1)/2 - M
   - x(N-x), where x vertices get connected with 1. If N is odd, x(N-x) is
   even; else the first player chooses its parity if those of the components
   of 1 and N differ, and else it is theirs. N(N-1)/2 has that of N / 2. */
#include <stdio.h>

static long link[100001], size[100001];

static long find(long v)
{
    while (link[v] != v) {
        link[v] = link[link[v]];
        v = link[v];
    }
    return v;
}

int main(void)
{
    long cases, n, m, i, a, b, p, q;

    if (scanf("%ld", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%ld %ld", &n, &m) == 2) {
        for (i = 1; i <= n; i++) {
            link[i] = i;
            size[i] = 1;
        }
        for (i = 0; i < m && scanf("%ld %ld", &a, &b) == 2; i++) {
            a = find(a);
            b = find(b);
            if (a != b) {
                link[a] = b;
                size[b] += size[a];
            }
        }
        p = size[find(1)];
        q = size[find(n)];
        if (n % 2 == 1)
            p = q = 0;
        puts((p + q) % 2 == 1 || (n / 2 + m + p) % 2 == 1 ? "First" : "Second");
    }
    return 0;
}
