/* SPOJ MATGAME, Matrix Game: a row that begins with x has the value x, or one
   less if the row behind it has a value of at least x; values of rows are
   added as a Nim sum. So a row is read first, and then used from its end. */
#include <stdio.h>

enum { SIZE = 50 };

/* The next number, or -1 at the end: scanf is slow for 2.5 million of them. */
static int number(void)
{
    int c = getchar(), result = 0;

    while (c != EOF && (c < '0' || c > '9'))
        c = getchar();
    if (c == EOF)
        return -1;
    for (; c >= '0' && c <= '9'; c = getchar())
        result = 10 * result + (c - '0');
    return result;
}

int main(void)
{
    int cases, n, m, i, j, value, sum, row[SIZE];

    for (cases = number(); cases > 0; cases--) {
        n = number();
        m = number();
        if (n < 0 || m < 1 || m > SIZE)
            return 0;
        sum = 0;
        for (i = 0; i < n; i++) {
            for (j = 0; j < m; j++)
                row[j] = number();
            if (row[m - 1] < 0)
                return 0;
            value = 0;
            for (j = m - 1; j >= 0; j--)
                if (row[j] > value)
                    value = row[j];
                else if (row[j] > 0)
                    value = row[j] - 1;
            sum ^= value;
        }
        puts(sum != 0 ? "FIRST" : "SECOND");
    }
    return 0;
}
