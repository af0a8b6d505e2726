/* Wrong: as if whoever takes the last stone lost. */
#include <stdio.h>

int main(void)
{
    int n, k;

    if (scanf("%d %d", &n, &k) == 2)
        puts(n % (k + 1) != 1 ? "1" : "2");
    return 0;
}
