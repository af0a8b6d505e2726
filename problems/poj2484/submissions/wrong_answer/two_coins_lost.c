/* Wrong: forgets that Alice takes both of two coins at once. */
#include <stdio.h>

int main(void)
{
    int n;

    while (scanf("%d", &n) == 1 && n != 0)
        puts(n == 1 ? "Alice" : "Bob");
    return 0;
}
