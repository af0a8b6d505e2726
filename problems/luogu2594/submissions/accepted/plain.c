/* Luogu P2594, Colouring Game: a coin with T in row i and column j has as its
   Grundy value a power of two, with the exponent i + j - 2; but if i or j is 1,
   the largest that divides i + j - 1. dongdong, who moves first, wins if and
   only if the values have a Nim sum other than 0. */
#include <stdio.h>

enum { MAX = 100 };

static int exponent(int i, int j)
{
    int twos = 0, number = i + j - 1;

    if (i > 1 && j > 1)
        return i + j - 2;
    for (; number % 2 == 0; number /= 2)
        twos++;
    return twos;
}

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
        for (i = 1; i <= n && scanf("%100s", row) == 1; i++)
            for (j = 1; j <= m && row[j - 1] != '\0'; j++)
                if (row[j - 1] == 'T')
                    digit[exponent(i, j)] ^= 1;
        wins = 0;
        for (i = 0; i < 2 * MAX; i++)
            if (digit[i] != 0)
                wins = 1;
        puts(wins ? "-_-" : "=_=");
    }
    return 0;
}
