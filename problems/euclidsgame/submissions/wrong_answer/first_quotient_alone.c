/* Wrong: does not look beyond the first step, in which there may be no choice. */
#include <stdio.h>

int main(void)
{
    long a, b;

    while (scanf("%ld %ld", &a, &b) == 2 && (a != 0 || b != 0)) {
        long larger = a > b ? a : b, smaller = a > b ? b : a;

        puts(larger % smaller == 0 || larger >= 2 * smaller ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
