/* Wrong: thinks that the parity of the sum tells the number of moves, as if
   there were no division. */
#include <stdio.h>

int main(void)
{
    int n, number, moves = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%d", &number) == 1)
        moves = (moves + number + 1) % 2;
    puts(moves == 1 ? "First" : "Second");
    return 0;
}
