/* Wrong: thinks that Bob wins on all powers of two. */
#include <stdio.h>

int main(void)
{
    int cases, n;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1)
        puts(n % 2 == 1 || (n & (n - 1)) == 0 ? "Bob" : "Alice");
    return 0;
}
