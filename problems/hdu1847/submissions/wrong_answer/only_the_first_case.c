/* Wrong: answers the first line and does not read on to the end of the input. */
#include <stdio.h>

int main(void)
{
    int n;

    if (scanf("%d", &n) == 1)
        puts(n % 3 != 0 ? "Kiki" : "Cici");
    return 0;
}
