/* Wrong: expects the stone to visit all cells, and counts them instead of the
   moves, which are one fewer. */
#include <stdio.h>

int main(void)
{
    int n;

    while (scanf("%d", &n) == 1 && n != 0)
        puts(n * n % 2 == 1 ? "Alice" : "Bob");
    return 0;
}
