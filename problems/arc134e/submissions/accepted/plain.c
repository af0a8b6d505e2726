/* AtCoder ARC 134 E, Modulo Nim: lost are {1}, {2}, {4, 8}, and sets of
   multiples of 12 that a table finds. Subtract the choices of lost sets. */
#include <inttypes.h>
#include <stdio.h>

enum { sets = 1 << 16, one = sets, two = 2 * sets, four = 4 * sets,
       eight = 8 * sets, any_other = 16 * sets };

static const uint64_t modulus = 998244353;
static char lost[sets]; /* bit i of a set is 12 (i + 1) */
static uint64_t ways[sets];
static int a[200];

static int set_of(int x)
{
    if (x % 12 == 0)
        return x == 0 ? 0 : 1 << (x / 12 - 1);
    return x == 1 ? one : x == 2 ? two : x == 4 ? four
        : x == 8 ? eight : any_other;
}

static int is_lost(int set)
{
    int i, m, left, largest = 0;

    for (i = 0; i < 16; i++)
        if (set >> i & 1)
            largest = 12 * (i + 1);
    for (m = 1; m <= largest; m++) {
        left = 0;
        for (i = 0; i < 16; i++)
            if (set >> i & 1)
                left |= set_of(12 * (i + 1) % m);
        if (left == one || left == two || left == (four | eight)
            || (left < sets && lost[left]))
            return 0;
    }
    return set > 0;
}

int main(void)
{
    int n, i, j, set, can2 = 1, can4 = 1, can8 = 1;
    int up_to[17] = {0}; /* how many members are at most 12 i */
    uint64_t all = 1, fours_and_eights = 1, lost_ways;

    if (scanf("%d", &n) != 1 || n < 1 || n > 200)
        return 0;
    for (j = 0; j < n; j++) {
        if (scanf("%d", &a[j]) != 1 || a[j] < 1 || a[j] > 200)
            return 0;
        can2 &= a[j] >= 2;
        can4 &= a[j] >= 4;
        can8 &= a[j] >= 8;
        fours_and_eights *= (a[j] >= 4) + (a[j] >= 8);
        fours_and_eights %= modulus;
        all = all * a[j] % modulus;
    }
    lost_ways = 1 + can2 + fours_and_eights + 2 * modulus - can4 - can8;
    for (set = 0; set < sets; set++) {
        lost[set] = is_lost(set);
        ways[set] = 1;
        for (i = 0; i < 16; i++)
            up_to[i + 1] = up_to[i] + (set >> i & 1);
        for (j = 0; j < n; j++)
            ways[set] = ways[set] * up_to[a[j] / 12] % modulus;
    }
    for (i = 0; i < 16; i++)
        for (set = 0; set < sets; set++)
            if (set >> i & 1)
                ways[set] += modulus - ways[set ^ 1 << i] % modulus;
    for (set = 0; set < sets; set++)
        if (lost[set])
            lost_ways += ways[set] % modulus;
    all = (all + modulus - lost_ways % modulus) % modulus;
    printf("%lu\n", (unsigned long)all);
    return 0;
}
