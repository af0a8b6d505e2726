/* Luogu P4136, a stone pushed over n * n cells from a corner: Alice, who moves
   first, wins if and only if n is even. */
#include <stdio.h>

int main(void)
{
    int n;

    while (scanf("%d", &n) == 1 && n != 0)
        puts(n % 2 == 0 ? "Alice" : "Bob");
    return 0;
}
