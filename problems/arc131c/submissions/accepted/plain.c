/* AtCoder ARC 131 C, Zero XOR: with an odd number of cookies the first player
   wins. With an even number, the first player wins if and only if the
   exclusive or of all numbers is one of them. */
#include <stdio.h>

static long number[400000];

int main(void)
{
    long n, i, sum = 0;
    int wins;

    if (scanf("%ld", &n) != 1)
        return 0;
    for (i = 0; i < n && scanf("%ld", &number[i]) == 1; i++)
        sum ^= number[i];
    wins = n % 2 == 1;
    for (i = 0; i < n; i++)
        if (number[i] == sum)
            wins = 1;
    puts(wins ? "Win" : "Lose");
    return 0;
}
