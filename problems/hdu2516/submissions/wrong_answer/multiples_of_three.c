/* Wrong: Bachet's game with 1 or 2 stones a move, as if twice the previous
   take meant 2. */
#include <stdio.h>

int main(void)
{
    long n;

    while (scanf("%ld", &n) == 1 && n != 0)
        puts(n % 3 != 0 ? "First win" : "Second win");
    return 0;
}
