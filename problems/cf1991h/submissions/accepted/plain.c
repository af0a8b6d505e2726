/* Codeforces 1991H, Prime Split Game: a pile is winning if it is the sum of
   two losing primes, and good if it is that of two winning ones. Alice needs a
   winning pile; if n is odd and all are winning, a good one and another. */
#include <stdio.h>

enum { LARGEST = 200000 };

static char is_composite[LARGEST + 1], is_winning[LARGEST + 1];
static char is_good[LARGEST + 1];
static int primes[LARGEST]; /* the odd ones */

int main(void)
{
    int i, j, sum, count = 0, cases, n, pile, winning, good;

    is_winning[4] = 1; /* 2 + 2 */
    for (i = 3; i <= LARGEST; i += 2)
        if (!is_composite[i]) {
            primes[count++] = i;
            if (!is_winning[i] && i + 2 <= LARGEST)
                is_winning[i + 2] = 1; /* 2 + i */
            for (j = i; j <= LARGEST / i; j += 2)
                is_composite[j * i] = 1;
        }
    for (i = 0; i < count; i++)
        for (j = i; j < count; j++) {
            sum = primes[i] + primes[j];
            if (sum > LARGEST)
                break;
            if (!is_winning[primes[i]] && !is_winning[primes[j]])
                is_winning[sum] = 1;
            if (is_winning[primes[i]] && is_winning[primes[j]])
                is_good[sum] = 1;
        }
    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        winning = good = 0;
        for (i = 0; i < n && scanf("%d", &pile) == 1; i++) {
            winning += is_winning[pile];
            good += is_good[pile];
        }
        if (n % 2 == 1 && winning == n)
            puts(good > 0 && good < n ? "Alice" : "Bob");
        else
            puts(winning > 0 ? "Alice" : "Bob");
    }
    return 0;
}
