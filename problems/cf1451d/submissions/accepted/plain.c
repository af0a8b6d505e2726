/* Codeforces 1451D, Circle Game: with steps of length 1 and (z, z) the last
   point on the diagonal, Ashish, who moves first, wins if and only if there is
   room for (z + 1, z). Whole numbers up to 2^53 are exact in a double. */
#include <stdio.h>

static double d, k;

static int is_allowed(double x, double y)
{
    return (x * x + y * y) * k * k <= d * d;
}

int main(void)
{
    int cases;
    double z;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%lf %lf", &d, &k) == 2) {
        z = 0;
        while (is_allowed(z + 1, z + 1))
            z++;
        puts(is_allowed(z + 1, z) ? "Ashish" : "Utkarsh");
    }
    return 0;
}
