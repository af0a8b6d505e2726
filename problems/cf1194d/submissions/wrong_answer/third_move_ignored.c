/* Wrong: thinks that moves of k cells never matter. */
#include <stdio.h>

int main(void)
{
    int cases, n, k;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &k) == 2)
        puts(n % 3 != 0 ? "Alice" : "Bob");
    return 0;
}
