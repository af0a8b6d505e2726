/* HDU 1517, POJ 2505, UVa 847, A Multiplication Game, from 1 up to n: Stan,
   who moves first, wins if and only if 18^j < n <= 9 * 18^j for some j. */
#include <stdio.h>

int main(void)
{
    unsigned n; /* below 2^32 - 1 */

    while (scanf("%u", &n) == 1) {
        while (n > 18)
            n = (n - 1) / 18 + 1; /* n / 18, rounded up */
        puts(n <= 9 ? "Stan wins." : "Ollie wins.");
    }
    return 0;
}
