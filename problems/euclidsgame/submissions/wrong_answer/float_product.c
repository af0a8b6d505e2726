/* Wrong: multiplies by the golden ratio in double, which rounds the product.
   Right on small inputs: it takes numbers above 10^8, in the ratio of Fibonacci numbers. */
#include <stdio.h>

int main(void)
{
    long a, b;

    while (scanf("%ld %ld", &a, &b) == 2 && (a != 0 || b != 0)) {
        long larger = a > b ? a : b, smaller = a > b ? b : a;

        puts(a == b || larger > smaller * 1.6180339887498949 ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
