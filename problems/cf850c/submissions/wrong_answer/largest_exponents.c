/* Wrong: takes each prime for a heap of its largest exponent. */
#include <stdio.h>

int main(void)
{
    int a[100];
    int n, i, j, p, e, most, sum = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n; i++)
        if (scanf("%d", &a[i]) != 1)
            return 0;
    for (i = 0; i < n; i++)
        while (a[i] > 1) {
            for (p = 2; p <= a[i] / p && a[i] % p != 0; p++)
                ;
            if (a[i] % p != 0)
                p = a[i];
            for (most = 0, j = i; j < n; j++) {
                for (e = 0; a[j] % p == 0; e++)
                    a[j] /= p;
                if (e > most)
                    most = e;
            }
            sum ^= most;
        }
    puts(sum != 0 ? "Mojtaba" : "Arpa");
    return 0;
}
