/* Wrong: takes 1.618 for the golden ratio.
   Right on small inputs: it takes a lost position with k of 233 or more. */
#include <stdio.h>

int main(void)
{
    long a, b;

    while (scanf("%ld %ld", &a, &b) == 2) {
        long smaller = a < b ? a : b;
        long k = a < b ? b - a : a - b;

        puts(smaller == (long)(k * 1.618) ? "0" : "1");
    }
    return 0;
}
