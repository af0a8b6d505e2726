/* Codeforces 1033C, Permutation Game: go from the largest number down, and try
   all cells to which the token can move: n / x of them from the number x. */
#include <stdio.h>

static int number[100000], cell_of[100001];
static char winner[100001];

int main(void)
{
    int n, i, x, other;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n && scanf("%d", &number[i]) == 1; i++)
        cell_of[number[i]] = i;
    for (x = n; x >= 1; x--) {
        winner[cell_of[x]] = 'B';
        for (other = cell_of[x] % x; other < n; other += x)
            if (number[other] > x && winner[other] == 'B')
                winner[cell_of[x]] = 'A';
    }
    puts(winner);
    return 0;
}
