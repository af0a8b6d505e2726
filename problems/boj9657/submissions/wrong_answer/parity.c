/* Wrong: answers as if all takes were odd, as they are in Stone Game 1. */
#include <inttypes.h>
#include <stdio.h>

static char format[] = "%" SCNu64; /* may be %llu, which C89 lacks */

int main(void)
{
    uint64_t n;

    if (scanf(format, &n) != 1)
        return 0;
    puts(n % 2 == 0 ? "CY" : "SK");
    return 0;
}
