/* HDU 1729, Stone Game: let t be the largest number with t + t * t < s. A box
   of size s with c stones has the Grundy value s - c if c > t or c = s, and
   otherwise that of a box of size t. The first player wins if and only if the
   values have a Nim sum other than 0. */
#include <stdio.h>

enum { MAX = 1000000 };

static int stuck[MAX + 1]; /* t for each size */

static int grundy(int size, int stones)
{
    while (stones < size && stones <= stuck[size])
        size = stuck[size];
    return size - stones;
}

int main(void)
{
    int n, s, c, t, sum, number = 1;

    for (s = 1; s <= MAX; s++) {
        t = stuck[s - 1] + 1;
        stuck[s] = t + t * t < s ? t : t - 1;
    }
    for (; scanf("%d", &n) == 1 && n != 0; number++) {
        sum = 0;
        while (n-- > 0 && scanf("%d %d", &s, &c) == 2)
            sum ^= grundy(s, c);
        printf("Case %d:\n%s\n", number, sum != 0 ? "Yes" : "No");
    }
    return 0;
}
