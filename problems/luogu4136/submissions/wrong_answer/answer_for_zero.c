/* Wrong: answers the 0 that ends the input, too. */
#include <stdio.h>

int main(void)
{
    int n;

    while (scanf("%d", &n) == 1)
        puts(n % 2 == 0 ? "Alice" : "Bob");
    return 0;
}
