/* Wrong: the table of takes ends at 377, so that 610 is missing. */
#include <stdio.h>

int main(void)
{
    int take[13], grundy[1001], occurs[16];
    int m, n, p, h, i;

    take[0] = 1;
    take[1] = 2;
    for (i = 2; i < 13; i++) /* up to 377 */
        take[i] = take[i - 1] + take[i - 2];

    for (h = 0; h <= 1000; h++) {
        for (i = 0; i < 16; i++)
            occurs[i] = 0;
        for (i = 0; i < 13 && take[i] <= h; i++)
            occurs[grundy[h - take[i]]] = 1;
        grundy[h] = 0; /* the mex: the least value that does not occur */
        while (occurs[grundy[h]])
            grundy[h]++;
    }

    while (scanf("%d %d %d", &m, &n, &p) == 3 && (m || n || p)) {
        if ((grundy[m] ^ grundy[n] ^ grundy[p]) != 0)
            puts("Fibo");
        else
            puts("Nacci");
    }
    return 0;
}
