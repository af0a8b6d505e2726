/* Wrong: drops the fraction of n / 18. */
#include <stdio.h>

int main(void)
{
    unsigned n;

    while (scanf("%u", &n) == 1) {
        while (n > 18)
            n /= 18;
        puts(n <= 9 ? "Stan wins." : "Ollie wins.");
    }
    return 0;
}
