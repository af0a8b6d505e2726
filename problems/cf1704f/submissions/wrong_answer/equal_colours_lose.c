/* Wrong: lets Bob win whenever there are as many red cells as blue ones. */
#include <stdio.h>

char row[500001];

int main(void)
{
    int t, n, i, red;

    if (scanf("%d", &t) != 1)
        return 0;
    while (t-- > 0 && scanf("%d %500000s", &n, row) == 2) {
        for (i = red = 0; i < n; i++)
            red += row[i] == 'R';
        puts(2 * red > n ? "Alice" : "Bob");
    }
    return 0;
}
