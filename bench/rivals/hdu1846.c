/* HDU 1846 as fast as plain C goes. */
#include "block.h"

int main(void)
{
    int cases = 0, n, m;
    number(&cases);
    while (cases-- > 0 && number(&n) && number(&m))
        say(n % (m + 1) != 0 ? "first\n" : "second\n");
    flush();
    return 0;
}
