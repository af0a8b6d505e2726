/* AtCoder ARC 192 B, Fennec VS. Snuke 2: with four piles or more Fennec, who
   moves first, wins if the number of stones is odd; with three if some pile
   is; with two never, with one always. */
#include <stdio.h>

int main(void)
{
    long n, i, pile, odd = 0;
    int wins;

    if (scanf("%ld", &n) != 1)
        return 0;
    for (i = 0; i < n && scanf("%ld", &pile) == 1; i++)
        odd += pile % 2;
    if (n <= 2)
        wins = n == 1;
    else if (n == 3)
        wins = odd > 0;
    else
        wins = odd % 2 == 1;
    puts(wins ? "Fennec" : "Snuke");
    return 0;
}
