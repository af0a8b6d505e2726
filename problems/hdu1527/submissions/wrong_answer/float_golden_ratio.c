/* Wrong: floor(k * phi) in double misses some lost positions above 10^8.
   Right on small inputs: it takes one of few lost positions above 10^8. */
#include <stdio.h>

int main(void)
{
    long a, b;

    while (scanf("%ld %ld", &a, &b) == 2) {
        long smaller = a < b ? a : b;
        long k = a < b ? b - a : a - b;

        puts(smaller == (long)(k * 1.6180339887498949) ? "0" : "1");
    }
    return 0;
}
