/* Wrong: lets the players take any number up to the largest take. */
#include <stdio.h>

int main(void)
{
    int n, k, take, heap, largest = 1;

    if (scanf("%d %d", &n, &k) != 2)
        return 0;
    while (k-- > 0 && scanf("%d", &take) == 1)
        if (take > largest)
            largest = take;
    for (heap = 1; heap <= n; heap++)
        putchar(heap % (largest + 1) != 0 ? 'W' : 'L');
    putchar('\n');
    return 0;
}
