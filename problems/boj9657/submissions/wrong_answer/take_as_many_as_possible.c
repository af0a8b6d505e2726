/* Wrong: takes as many stones as possible each time, and counts the moves. */
#include <inttypes.h>
#include <stdio.h>

static char format[] = "%" SCNu64; /* may be %llu, which C89 lacks */

int main(void)
{
    static const int moves_of_rest[] = { 0, 1, 2, 1 };
    uint64_t n;

    if (scanf(format, &n) != 1)
        return 0;
    puts((n / 4 + moves_of_rest[n % 4]) % 2 == 0 ? "CY" : "SK");
    return 0;
}
