/* HDU 1846, Brave Game: C with a fread loop. */
#include "read.h"

int main(void)
{
    uint64_t cases, n, m;
    if (!read_number(&cases))
        return 1;
    while (cases-- > 0 && read_number(&n) && read_number(&m))
        fputs(n <= m || n % (m + 1) != 0 ? "first\n" : "second\n", stdout);
    return 0;
}
