/* Wrong: looks only at the first box. */
#include <stdio.h>

int main(void)
{
    long m, n;

    while (scanf("%ld %ld", &m, &n) == 2)
        puts(m % 2 == 0 ? "first" : "second");
    return 0;
}
