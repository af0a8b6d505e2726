/* Wrong: the value 2^(i + j - 2) in row 1 and in column 1 as well, where a set
   is a run of neighbours. */
#include <stdio.h>

enum { MAX = 100 };

int main(void)
{
    char row[MAX + 1];
    int digit[2 * MAX]; /* the binary digits of the Nim sum */
    int cases, n, m, i, j, wins;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        for (i = 0; i < 2 * MAX; i++)
            digit[i] = 0;
        for (i = 0; i < n && scanf("%100s", row) == 1; i++)
            for (j = 0; j < m; j++)
                if (row[j] == 'T')
                    digit[i + j] ^= 1;
        wins = 0;
        for (i = 0; i < 2 * MAX; i++)
            if (digit[i] != 0)
                wins = 1;
        puts(wins ? "-_-" : "=_=");
    }
    return 0;
}
