/* Wrong: takes 1 and 1 for the only lost position. */
#include <stdio.h>

int main(void)
{
    long m, n;

    while (scanf("%ld %ld", &m, &n) == 2)
        puts(m != 1 || n != 1 ? "first" : "second");
    return 0;
}
