/* HDU 1536 as fast as plain C goes: the values of a heap's options are bits, and a heap marks its own value at
   all heaps that lead to it. */
#include "block.h"
#include <stdint.h>
#include <stdlib.h>

enum { HEAPS = 10001, TAKES = 100 };
static int grundy[HEAPS], takes[TAKES];
static uint64_t options[HEAPS][2];

static int by_size(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static void fill_table(int k)
{
    int heap, i;
    memset(options, 0, sizeof options);
    qsort(takes, k, sizeof *takes, by_size);
    for (heap = 0; heap < HEAPS; heap++) {
        int half = !~options[heap][0], bit = __builtin_ctzll(~options[heap][half]);
        grundy[heap] = 64 * half + bit;
        while (k > 0 && takes[k - 1] >= HEAPS - heap)
            k--;
        for (i = 0; i < k; i++)
            options[heap + takes[i]][half] |= (uint64_t)1 << bit;
    }
}

int main(void)
{
    int k, i, rows = 0, heaps, heap, sum;
    while (number(&k) && k != 0) {
        for (i = 0; i < k; i++)
            number(&takes[i]);
        fill_table(k);
        number(&rows);
        while (rows-- > 0 && number(&heaps)) {
            for (sum = 0; heaps > 0 && number(&heap); heaps--)
                sum ^= grundy[heap];
            say(sum != 0 ? "W" : "L");
        }
        say("\n");
    }
    flush();
    return 0;
}
