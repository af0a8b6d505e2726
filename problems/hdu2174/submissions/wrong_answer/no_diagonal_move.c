/* Wrong: forgets the diagonal move, so that only the parity of n + m counts. */
#include <stdio.h>

int main(void)
{
    int n, m;

    while (scanf("%d %d", &n, &m) == 2 && n != 0)
        puts((n + m) % 2 != 0 ? "Wonderful!" : "What a pity!");
    return 0;
}
