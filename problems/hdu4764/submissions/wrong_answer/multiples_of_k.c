/* Wrong: takes k as the period, not k + 1. */
#include <stdio.h>

int main(void)
{
    int n, k;

    while (scanf("%d %d", &n, &k) == 2 && (n != 0 || k != 0))
        puts((n - 1) % k != 0 ? "Tang" : "Jiang");
    return 0;
}
