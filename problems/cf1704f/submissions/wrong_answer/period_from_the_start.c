/* Wrong: takes the values to have the period 34 from the start.
   Right on small inputs: it takes a part of 34 cells or more. */
#include <stdio.h>

char row[500001];
int value[600];

int main(void)
{
    int t, n, i, left, length, red, sum;

    for (n = 2; n < 600; n++) {
        int seen[16] = {0};
        for (left = 0; left <= n - 2; left++)
            seen[value[left] ^ value[n - 2 - left]] = 1;
        while (seen[value[n]])
            value[n]++;
    }
    if (scanf("%d", &t) != 1)
        return 0;
    while (t-- > 0 && scanf("%d %500000s", &n, row) == 2) {
        red = sum = length = 0;
        for (i = 0; i < n; i++) {
            red += row[i] == 'R';
            length++;
            if (i == n - 1 || row[i] == row[i + 1]) {
                sum ^= value[length % 34];
                length = 0;
            }
        }
        puts(2 * red > n || (2 * red == n && sum != 0) ? "Alice" : "Bob");
    }
    return 0;
}
