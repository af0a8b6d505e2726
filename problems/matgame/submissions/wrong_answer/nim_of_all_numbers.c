/* Wrong: takes the Nim sum of all numbers, as if all of them were heaps. */
#include <stdio.h>

enum { SIZE = 50 };

int main(void)
{
    int cases, n, m, i, j, value, sum, row[SIZE];

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2 && m <= SIZE) {
        sum = 0;
        for (i = 0; i < n; i++) {
            for (j = 0; j < m; j++)
                if (scanf("%d", &row[j]) != 1)
                    return 0;
            value = 0;
            for (j = 0; j < m; j++)
                value ^= row[j];
            sum ^= value;
        }
        puts(sum != 0 ? "FIRST" : "SECOND");
    }
    return 0;
}
