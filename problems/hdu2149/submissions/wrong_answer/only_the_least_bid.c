/* Wrong: for N >= M prints M alone. */
#include <stdio.h>

int main(void)
{
    int m, n;

    while (scanf("%d %d", &m, &n) == 2)
        if (m % (n + 1) != 0)
            printf("%d\n", m % (n + 1));
        else
            printf("none\n");
    return 0;
}
