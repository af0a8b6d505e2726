/* Wrong: forgets that the same number may be taken from both heaps. */
#include <stdio.h>

int main(void)
{
    long a, b;

    while (scanf("%ld %ld", &a, &b) == 2)
        puts(a != b ? "1" : "0");
    return 0;
}
