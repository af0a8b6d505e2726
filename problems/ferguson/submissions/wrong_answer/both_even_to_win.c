/* Wrong: says that the first player wins if both are even, not if one of
   them is. */
#include <stdio.h>

int main(void)
{
    long m, n;

    while (scanf("%ld %ld", &m, &n) == 2)
        puts(m % 2 == 0 && n % 2 == 0 ? "first" : "second");
    return 0;
}
