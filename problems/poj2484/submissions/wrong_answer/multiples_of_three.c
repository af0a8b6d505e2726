/* Wrong: a heap of which one or two are taken, as if the circle closed up. */
#include <stdio.h>

int main(void)
{
    int n;

    while (scanf("%d", &n) == 1 && n != 0)
        puts(n % 3 != 0 ? "Alice" : "Bob");
    return 0;
}
