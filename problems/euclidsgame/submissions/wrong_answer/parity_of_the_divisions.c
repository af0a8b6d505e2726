/* Wrong: always subtracts as often as possible, as in Euclid's algorithm. */
#include <stdio.h>

int main(void)
{
    long a, b, rest;
    int divisions;

    while (scanf("%ld %ld", &a, &b) == 2 && (a != 0 || b != 0)) {
        if (a < b) {
            rest = a;
            a = b;
            b = rest;
        }
        for (divisions = 0; b > 0; divisions++) {
            rest = a % b;
            a = b;
            b = rest;
        }
        puts(divisions % 2 == 1 ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
