/* Wrong: plays 1, 2, 3, ... on every pile, and counts the moves. */
#include <stdio.h>

int main(void)
{
    int n, pile, take, moves = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%d", &pile) == 1)
        for (take = 1; take <= pile; take++) {
            pile -= take;
            moves++;
        }
    puts(moves % 2 == 0 ? "YES" : "NO");
    return 0;
}
