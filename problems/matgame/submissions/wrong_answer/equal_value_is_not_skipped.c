/* Wrong: a number that is equal to the value of what is behind it keeps its
   own value. */
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
            for (j = m - 1; j >= 0; j--)
                if (row[j] >= value)
                    value = row[j];
                else if (row[j] > 0)
                    value = row[j] - 1;
            sum ^= value;
        }
        puts(sum != 0 ? "FIRST" : "SECOND");
    }
    return 0;
}
