/* Wrong: lets Alice win whenever she has a move. */
#include <stdio.h>

int main(void)
{
    int cases, n, m, i, coin, heads;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        heads = 0;
        for (i = 0; i < n * m && scanf("%d", &coin) == 1; i++)
            heads += coin;
        puts(heads > 0 ? "Alice" : "Bob");
    }
    return 0;
}
