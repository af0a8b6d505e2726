/* Wrong: the products overflow. */
#include <stdio.h>

int main(void)
{
    unsigned a, b;

    while (scanf("%u %u", &a, &b) == 2 && (a != 0 || b != 0)) {
        unsigned larger = a > b ? a : b, smaller = a > b ? b : a;
        int stan = a == b || larger * (larger - smaller) > smaller * smaller;

        puts(stan ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
