/* Wrong: Alice wins if the number of edges is odd, as if every move took one edge alone. */
#include <stdio.h>

int main(void)
{
    int n;

    if (scanf("%d", &n) == 1)
        puts(n % 2 == 0 ? "Alice" : "Bob");
    return 0;
}
