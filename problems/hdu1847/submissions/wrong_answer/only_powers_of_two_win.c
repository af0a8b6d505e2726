/* Wrong: sees the win by taking all cards at once, and no other. */
#include <stdio.h>

int main(void)
{
    int n;

    while (scanf("%d", &n) == 1)
        puts((n & (n - 1)) == 0 ? "Kiki" : "Cici");
    return 0;
}
