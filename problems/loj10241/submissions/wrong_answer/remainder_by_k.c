/* Wrong: the remainder by K, not by K + 1. */
#include <stdio.h>

int main(void)
{
    int n, k;

    if (scanf("%d %d", &n, &k) == 2)
        puts(n % k != 0 ? "1" : "2");
    return 0;
}
