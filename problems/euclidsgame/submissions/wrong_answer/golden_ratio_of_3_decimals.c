/* Wrong: takes 1.618 for the golden ratio.
   Right on small inputs: it takes numbers in a ratio that is nearer to the golden one. */
#include <stdio.h>

int main(void)
{
    long a, b;

    while (scanf("%ld %ld", &a, &b) == 2 && (a != 0 || b != 0)) {
        long larger = a > b ? a : b, smaller = a > b ? b : a;

        puts(a == b || larger > 1.618 * smaller ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
