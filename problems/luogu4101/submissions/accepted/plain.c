/* Luogu P4101, Everyone Praises Jiangnan: n heaps of one stone are joined to
   heaps of at most m. The first player wins if and only if n - c is odd, where
   c is n / m, rounded up. */
#include <stdio.h>

int main(void)
{
    int cases, n, m, c;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        c = (n - 1) / m + 1;
        puts((n - c) % 2 == 1 ? "0" : "1"); /* 0 if the first player wins */
    }
    return 0;
}
