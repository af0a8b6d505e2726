/* Codeforces 2043F, Nim: leave an empty pile, or else two equal piles. If there
   are none, the piles are all different, so at most 50: a table of the fewest
   with each Nim sum. No more than 7 are left, so their ways fit in 32 bits. */
#include <inttypes.h>
#include <stdio.h>

enum { N = 100000, MOST = 50 };

static int pile[N + 1], count[N + 1][MOST + 1]; /* of the first i piles */

struct fewest {
    int piles;
    unsigned long ways; /* to choose so many */
};
static const struct fewest none = { 100, 0 }, no_piles = { 0, 1 };

static struct fewest fewer(struct fewest one, struct fewest other)
{
    if (one.piles == other.piles)
        one.ways += other.ways;
    return one.piles <= other.piles ? one : other;
}

static struct fewest fewest_of_different(int l, int r)
{
    struct fewest table[64], with[64], answer = none;
    int i, sum;

    for (sum = 0; sum < 64; sum++)
        table[sum] = sum == 0 ? no_piles : none;
    for (i = l; i <= r; i++) {
        for (sum = 0; sum < 64; sum++) {
            with[sum] = table[sum ^ pile[i]];
            with[sum].piles++;
        }
        answer = fewer(answer, with[0]);
        for (sum = 0; sum < 64; sum++)
            table[sum] = fewer(table[sum], with[sum]);
    }
    return answer;
}

int main(void)
{
    int n, q, i, a, l, r;
    uint64_t pairs, equal; /* up to 5 * 10^9 pairs */
    struct fewest left;

    if (scanf("%d %d", &n, &q) != 2)
        return 0;
    for (i = 1; i <= n && scanf("%d", &pile[i]) == 1; i++) {
        for (a = 0; a <= MOST; a++)
            count[i][a] = count[i - 1][a];
        count[i][pile[i]]++;
    }
    while (q-- > 0 && scanf("%d %d", &l, &r) == 2) {
        pairs = 0;
        for (a = 1; a <= MOST; a++) {
            equal = (uint64_t) (count[r][a] - count[l - 1][a]);
            pairs += equal * (equal - 1) / 2;
        }
        if (count[r][0] > count[l - 1][0]) {
            left.piles = 1;
            left.ways = (unsigned long) (count[r][0] - count[l - 1][0]);
        } else if (pairs > 0) {
            left.piles = 2;
            left.ways = (unsigned long) (pairs % 998244353);
        } else {
            left = fewest_of_different(l, r);
        }
        if (left.piles <= r - l + 1)
            printf("%d %lu\n", r - l + 1 - left.piles, left.ways);
        else
            puts("-1");
    }
    return 0;
}
