/* BOJ 9655, Stone Game: every move changes the parity of n, so SK wins if and
   only if n is odd. */
#include <stdio.h>

int main(void)
{
    int n;

    if (scanf("%d", &n) != 1)
        return 0;
    puts(n % 2 == 1 ? "SK" : "CY");
    return 0;
}
