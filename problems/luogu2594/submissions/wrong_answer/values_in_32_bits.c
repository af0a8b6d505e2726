/* Wrong: keeps values in 32 bits, though they go up to 2^198.
   Right on small inputs: it takes a coin with i + j of 34 or more, and nearly no T. */
#include <stdio.h>

static unsigned value(int i, int j)
{
    unsigned power = 1;

    if (i == 1 || j == 1) /* the largest power that divides i + j - 1 */
        while ((i + j - 1) % (2 * power) == 0)
            power *= 2;
    else
        for (; i + j > 2; j--)
            power *= 2;
    return power;
}

int main(void)
{
    char row[101];
    int cases, n, m, i, j;
    unsigned sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2) {
        sum = 0;
        for (i = 1; i <= n && scanf("%100s", row) == 1; i++)
            for (j = 1; j <= m; j++)
                if (row[j - 1] == 'T')
                    sum ^= value(i, j);
        puts(sum != 0 ? "-_-" : "=_=");
    }
    return 0;
}
