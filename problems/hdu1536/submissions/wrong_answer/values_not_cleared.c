/* Wrong: keeps the Grundy values of the previous set. */
#include <stdio.h>

int take[100], grundy[10001], known; /* this many values are known */
int occurs[101]; /* is there an option of this value? The mex is at most k */

/* The next number of the input; 0 at its end, as in the last line. */
int number(void)
{
    int n;
    return scanf("%d", &n) == 1 ? n : 0;
}

int main(void)
{
    int k, m, l, i, h, sum;

    while ((k = number()) != 0) {
        for (i = 0; i < k; i++)
            take[i] = number();
        for (h = known; h <= 10000; known = ++h) {
            for (i = 0; i <= k; i++)
                occurs[i] = 0;
            for (i = 0; i < k; i++)
                if (take[i] <= h)
                    occurs[grundy[h - take[i]]] = 1;
            for (grundy[h] = 0; occurs[grundy[h]]; grundy[h]++)
                ;
        }
        for (m = number(); m > 0; m--) {
            for (sum = 0, l = number(); l > 0; l--)
                sum ^= grundy[number()];
            putchar(sum != 0 ? 'W' : 'L');
        }
        putchar('\n');
    }
    return 0;
}
