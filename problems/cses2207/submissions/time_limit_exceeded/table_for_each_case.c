/* Slow: a new table for each case.
   Caught by: 100,000 cases of small heaps. */
#include <stdio.h>

int main(void)
{
    static int grundy[1223], occurs[64];
    int cases, largest, n, a, i;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &largest) == 1) {
        for (n = 3; n <= largest && n <= 1222; n++) {
            for (i = 0; i < 64; i++)
                occurs[i] = 0;
            for (a = 1; a < n - a; a++)
                occurs[grundy[a] ^ grundy[n - a]] = 1;
            for (grundy[n] = 0; occurs[grundy[n]]; grundy[n]++)
                ;
        }
        puts(largest > 1222 || grundy[largest] != 0 ? "first" : "second");
    }
    return 0;
}
