/* BOJ 9657 and 9660, Stone Game 3 and 6: CY wins if and only if n mod 7 is 0
   or 2. */
#include <inttypes.h>
#include <stdio.h>

static char format[] = "%" SCNu64; /* may be %llu, which C89 lacks */

int main(void)
{
    uint64_t n;

    if (scanf(format, &n) != 1)
        return 0;
    puts(n % 7 == 0 || n % 7 == 2 ? "CY" : "SK");
    return 0;
}
