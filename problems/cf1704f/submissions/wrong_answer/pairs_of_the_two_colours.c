/* Wrong: where the colours are equal, takes the parity of the pairs RB that can be taken from left to right. */
#include <stdio.h>

char row[500001];

int main(void)
{
    int t, n, i, red, pairs;

    if (scanf("%d", &t) != 1)
        return 0;
    while (t-- > 0 && scanf("%d %500000s", &n, row) == 2) {
        red = pairs = 0;
        for (i = 0; i < n; i++)
            red += row[i] == 'R';
        for (i = 1; i < n; i++)
            if (row[i] != row[i - 1]) {
                pairs++;
                i++;
            }
        puts(2 * red > n || (2 * red == n && pairs % 2 != 0) ? "Alice" : "Bob");
    }
    return 0;
}
