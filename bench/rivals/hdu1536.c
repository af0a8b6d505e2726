/* HDU 1536, S-Nim: C with a fread loop, and the table that the accepted programs fill: all heaps up to
   the bound for each set, with a mark for each Grundy value seen. */
#include "read.h"
#include <stdlib.h>

enum { HEAPS = 10001, TAKES = 100 };

static int grundy[HEAPS];
static int takes[TAKES];

static int by_size(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

int main(void)
{
    uint64_t k, rows, heaps, heap;
    while (read_number(&k) && k != 0) {
        int seen[TAKES + 1] = {0};
        for (uint64_t i = 0; i < k; i++) {
            uint64_t take = 0;
            read_number(&take);
            takes[i] = (int)take;
        }
        qsort(takes, k, sizeof *takes, by_size);
        for (int h = 1; h < HEAPS; h++) {
            int value = 0;
            for (uint64_t i = 0; i < k && takes[i] <= h; i++)
                seen[grundy[h - takes[i]]] = h;
            while (seen[value] == h)
                value++;
            grundy[h] = value;
        }
        read_number(&rows);
        while (rows-- > 0) {
            int sum = 0;
            read_number(&heaps);
            while (heaps-- > 0 && read_number(&heap))
                sum ^= grundy[heap];
            putchar(sum != 0 ? 'W' : 'L');
        }
        putchar('\n');
    }
    return 0;
}
