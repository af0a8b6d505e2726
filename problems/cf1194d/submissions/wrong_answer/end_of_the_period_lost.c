/* Wrong: forgets that a move of k wins from the last cell of a period. */
#include <stdio.h>

int main(void)
{
    int cases, n, k, r;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &k) == 2) {
        r = k % 3 == 0 ? n % (k + 1) : n;
        puts(r % 3 != 0 ? "Alice" : "Bob");
    }
    return 0;
}
