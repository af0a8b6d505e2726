/* Wrong: takes the different exponents of a prime for heaps of Nim. */
#include <stdio.h>

int main(void)
{
    int a[100];
    int n, i, j, p, e, sum = 0;
    unsigned set;

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
            for (set = 0, j = i; j < n; j++) {
                for (e = 0; a[j] % p == 0; e++)
                    a[j] /= p;
                set |= 1u << e;
            }
            for (e = 1; set >> e != 0; e++)
                if (set >> e & 1)
                    sum ^= e;
        }
    puts(sum != 0 ? "Mojtaba" : "Arpa");
    return 0;
}
