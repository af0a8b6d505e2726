/* Wrong: odd numbers are taken for won, and even ones for lost. */
#include <stdio.h>

int main(void)
{
    int n;

    while (scanf("%d", &n) == 1)
        puts(n % 2 != 0 ? "Kiki" : "Cici");
    return 0;
}
