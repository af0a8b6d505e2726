/* Wrong: reads a single case. */
#include <stdio.h>

int main(void)
{
    int n;

    if (scanf("%d", &n) == 1)
        puts(n % 2 == 0 ? "Alice" : "Bob");
    return 0;
}
