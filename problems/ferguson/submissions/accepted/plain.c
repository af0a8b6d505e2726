/* Ferguson's two boxes: the first player wins if and only if at least one box
   holds an even number of sweets. */
#include <stdio.h>

int main(void)
{
    long m, n;

    while (scanf("%ld %ld", &m, &n) == 2)
        puts(m % 2 == 0 || n % 2 == 0 ? "first" : "second");
    return 0;
}
