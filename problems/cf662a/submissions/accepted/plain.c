/* Codeforces 662A, Gambling Nim: the exclusive or of all a changes by a ^ b
   for each card that shows b. With r independent ones among these, it takes
   2^r values, all equally likely; 0 may or may not be one of them. */
#include <inttypes.h>
#include <stdio.h>

static char card[] = "%" SCNu64 " %" SCNu64; /* C89 lacks %llu */
static char fraction[] = "%" PRIu64 "/%" PRIu64 "\n";
static uint64_t basis[60];
static int r;

/* 0 if x is the exclusive or of some numbers of the basis */
static uint64_t rest(uint64_t x)
{
    int i;

    for (i = 0; i < r; i++)
        if ((x ^ basis[i]) < x)
            x ^= basis[i];
    return x;
}

int main(void)
{
    int n;
    uint64_t a, b, x, sum = 0, one = 1;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf(card, &a, &b) == 2) {
        sum ^= a;
        x = rest(a ^ b);
        if (x != 0)
            basis[r++] = x;
    }
    if (rest(sum) != 0)
        puts("1/1");
    else
        printf(fraction, (one << r) - 1, one << r);
    return 0;
}
