/* Wrong: prints Ailyanlu, where ailyanlu is asked for. */
#include <stdio.h>

int main(void)
{
    int n;

    while (scanf("%d", &n) == 1 && n != 0)
        puts(n % 2 == 0 ? "8600" : "Ailyanlu");
    return 0;
}
