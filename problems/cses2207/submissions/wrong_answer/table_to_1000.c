/* Wrong: a table that ends before the last lost heap.
   Right on small inputs: of the heaps above 1000 only 1222 shows it. */
#include <stdio.h>

int main(void)
{
    static int grundy[1001], occurs[64];
    int cases, n, a, i;

    for (n = 3; n <= 1000; n++) {
        for (i = 0; i < 64; i++)
            occurs[i] = 0;
        for (a = 1; a < n - a; a++)
            occurs[grundy[a] ^ grundy[n - a]] = 1;
        while (occurs[grundy[n]])
            grundy[n]++;
    }

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1)
        puts(n > 1000 || grundy[n] != 0 ? "first" : "second");
    return 0;
}
