/* Wrong: adds the Grundy values, where their Nim sum is meant. */
#include <stdio.h>

int main(void)
{
    static int grundy[1001];
    int fibonacci[15], occurs[16], heap, i, m, n, p;

    fibonacci[0] = 1;
    fibonacci[1] = 2;
    for (i = 2; i < 15; i++)
        fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    for (heap = 1; heap <= 1000; heap++) {
        for (i = 0; i < 16; i++)
            occurs[i] = 0;
        for (i = 0; i < 15 && fibonacci[i] <= heap; i++)
            occurs[grundy[heap - fibonacci[i]]] = 1;
        while (occurs[grundy[heap]])
            grundy[heap]++;
    }
    while (scanf("%d %d %d", &m, &n, &p) == 3 && m != 0)
        puts(grundy[m] + grundy[n] + grundy[p] != 0 ? "Fibo" : "Nacci");
    return 0;
}
