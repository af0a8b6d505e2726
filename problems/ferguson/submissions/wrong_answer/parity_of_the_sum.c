/* Wrong: looks only whether m + n is even. */
#include <stdio.h>

int main(void)
{
    long m, n;

    while (scanf("%ld %ld", &m, &n) == 2)
        puts((m + n) % 2 != 0 ? "first" : "second");
    return 0;
}
