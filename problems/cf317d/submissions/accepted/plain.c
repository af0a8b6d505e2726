/* Codeforces 317D, Game with Powers: the powers b, b^2, ..., b^k of each b
   that is no power itself are a game with the value g[k], which a search has
   found. All b above the root of n have k = 1, and so has the number 1. */
#include <stdio.h>

static const int g[30] = {0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5,
    9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12};
static char is_power[32768];

int main(void)
{
    long n, b, power, alone, sum = 0;
    int k;

    if (scanf("%ld", &n) != 1)
        return 0;
    alone = n; /* how many numbers are in none of the games so far */
    for (b = 2; b <= n / b; b++) {
        if (is_power[b])
            continue;
        k = 1;
        for (power = b; power <= n / b; k++) {
            power *= b;
            if (power < 32768)
                is_power[power] = 1;
        }
        sum ^= g[k];
        alone -= k;
    }
    if (alone % 2 == 1)
        sum ^= g[1];
    puts(sum != 0 ? "Vasya" : "Petya");
    return 0;
}
