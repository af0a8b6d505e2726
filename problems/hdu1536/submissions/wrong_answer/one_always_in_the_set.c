/* Wrong: takes for granted that 1 is in S. */
#include <stdio.h>

int take[101], grundy[10001];
int occurs[102]; /* is there an option of this value? The mex is at most k */

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
        take[k++] = 1;
        for (h = 0; h <= 10000; h++) {
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
