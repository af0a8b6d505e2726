/* CSES 2207, Grundy's Game: the Grundy value of a heap is the mex of the Nim
   sums of its two parts. The first player loses if and only if it is 0. That
   no heap from 1223 to 1000000 is lost is the result of a computation. */
#include <stdio.h>

int main(void)
{
    static int grundy[1223], occurs[64];
    int cases, n, a, i;

    for (n = 3; n <= 1222; n++) {
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
        puts(n > 1222 || grundy[n] != 0 ? "first" : "second");
    return 0;
}
