/* Wrong: by who wins the parts alone: a split wins if both parts are lost.
   Then the lost heaps are 2 and those of the form 3 k + 1. */
#include <stdio.h>

int main(void)
{
    int cases, n;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1)
        puts(n == 2 || n % 3 == 1 ? "second" : "first");
    return 0;
}
