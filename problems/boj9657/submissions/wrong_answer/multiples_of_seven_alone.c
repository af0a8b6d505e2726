/* Wrong: thinks that the multiples of 7 alone are lost. */
#include <inttypes.h>
#include <stdio.h>

static char format[] = "%" SCNu64; /* may be %llu, which C89 lacks */

int main(void)
{
    uint64_t n;

    if (scanf(format, &n) != 1)
        return 0;
    puts(n % 7 == 0 ? "CY" : "SK");
    return 0;
}
