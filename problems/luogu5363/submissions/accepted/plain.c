/* Luogu P5363, LibreOJ 3114, Moving Coins: Staircase Nim. The first player
   loses if and only if every other gap, from the last coin on, makes the Nim
   sum 0. In the last digit an even number of these gaps has a 1; without it
   they have the Nim sum 0 again. All other free cells may be anywhere. */
#include <inttypes.h>
#include <stdio.h>

enum { P = 1000000009, MAX_CELLS = 150000, MAX_GAPS = 25 };

static uint64_t all[MAX_CELLS + 1], lost[MAX_CELLS + 1];

/* Each place takes any number of further free cells. */
static void spread(uint64_t counts[], int free_cells, int places)
{
    int s;

    while (places-- > 0)
        for (s = 1; s <= free_cells; s++)
            counts[s] = (counts[s] + counts[s - 1]) % P;
}

int main(void)
{
    uint64_t won, sets[MAX_GAPS + 1] = {1}; /* of this many of the gaps */
    int n, m, gaps, free_cells, s, c;

    if (scanf("%d %d", &n, &m) != 2)
        return 0;
    if (m > n) {
        puts("0");
        return 0;
    }
    free_cells = n - m;
    gaps = (m + 1) / 2;
    for (c = 1; c <= gaps; c++)
        sets[c] = sets[c - 1] * (gaps - c + 1) / c;
    all[0] = lost[0] = 1;
    for (s = 2; s <= free_cells; s += 2)
        for (c = 0; c <= gaps && c <= s; c += 2)
            lost[s] = (lost[s] + sets[c] * lost[(s - c) / 2]) % P;
    spread(all, free_cells, m + 1);
    spread(lost, free_cells, m + 1 - gaps);
    won = (all[free_cells] + P - lost[free_cells]) % P;
    printf("%lu\n", (unsigned long)won);
    return 0;
}
