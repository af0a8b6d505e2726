/* Kattis bachetsgame, UVa 10404, Bachet's Game with a set of takes: a heap is
   lost if and only if no take leads from it to a lost one. So mark the heaps
   that are larger by a take than a lost one; those without a mark are lost.
   A hundred games of a million heaps are too many for one mark at a time: bit
   h % 64 of won[h / 64] is the mark of heap h, and one shift moves 64 marks. */
#include <stdio.h>
#include <string.h>
#include <stdint.h>

enum { MAX_HEAP = 1000000, MAX_TAKES = 10, WORDS = MAX_HEAP / 64 + 1 };

/* Marks beyond n do no harm: a take moves them by WORDS at most. */
static uint64_t won[2 * WORDS + 1];

int main(void)
{
    int take[MAX_TAKES];
    int n, m, count, i, word, words, shift;
    uint64_t small, settled, lost, first;

    while (scanf("%d %d", &n, &m) == 2 && n <= MAX_HEAP) {
        small = 1; /* a lost heap settles itself and those larger by a take */
        for (count = 0; m > 0 && count < MAX_TAKES; m--) {
            if (scanf("%d", &take[count]) != 1)
                return 0;
            if (take[count] < 64)
                small |= (uint64_t)1 << take[count];
            count += take[count] <= n; /* a larger one is no move */
        }
        memset(won, 0, sizeof won);
        for (word = 0; word <= n / 64; word++) {
            settled = won[word];
            lost = 0;
            while (settled != UINT64_MAX) {
                first = ~settled & (settled + 1); /* the lowest zero */
                lost |= first;
                settled |= small * first; /* times a power of two: a shift */
            }
            won[word] = ~lost;
            for (i = 0; i < count; i++) {
                words = take[i] / 64; /* 0: settled above */
                shift = take[i] % 64;
                if (words > 0)
                    won[word + words] |= lost << shift;
                if (shift > 0)
                    won[word + words + 1] |= lost >> (64 - shift);
            }
        }
        puts(won[n / 64] >> (n % 64) & 1 ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
