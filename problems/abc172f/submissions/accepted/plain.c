/* AtCoder ABC 172 F, Unfair Nim: the sum of the first two piles p and q is to
   stay as it is, their exclusive or to be that of the others. So p & q is half
   of the difference, and p takes what it can of the exclusive or. */
#include <inttypes.h>
#include <stdio.h>

static char number[] = "%" SCNu64; /* may be %llu, which C89 lacks */
static char answer[] = "%" PRIu64 "\n";

int main(void)
{
    uint64_t n, i, pile, first = 0, sum = 0, others = 0, p, digit;

    if (scanf(number, &n) != 1)
        return 0;
    for (i = 0; i < n && scanf(number, &pile) == 1; i++) {
        if (i == 0)
            first = pile;
        if (i < 2)
            sum += pile;
        else
            others ^= pile;
    }
    p = (sum - others) / 2;
    if (sum < others || (sum - others) % 2 == 1 || p & others || p > first)
        p = 0;
    else
        for (digit = (uint64_t)1 << 62; digit > 0; digit /= 2)
            if (others & digit && p + digit <= first)
                p += digit;
    if (p == 0)
        puts("-1");
    else
        printf(answer, first - p);
    return 0;
}
