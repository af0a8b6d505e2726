/* Wrong: takes the Nim sum of all numbers, as if the matrix were Nim. */
#include <stdio.h>

int main(void)
{
    int cases, n, m, i, number, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        sum = 0;
        for (i = 0; i < n * m && scanf("%d", &number) == 1; i++)
            sum ^= number;
        puts(sum != 0 ? "Ashish" : "Jeel");
    }
    return 0;
}
