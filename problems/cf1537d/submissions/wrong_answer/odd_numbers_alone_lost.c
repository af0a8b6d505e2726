/* Wrong: thinks that Bob wins on odd numbers alone. */
#include <stdio.h>

int main(void)
{
    int cases, n;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1)
        puts(n % 2 == 1 ? "Bob" : "Alice");
    return 0;
}
