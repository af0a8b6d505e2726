/* Luogu P4301, New Nim Game: the first player has to leave heaps of which no
   set has the exclusive or 0. Go from the largest heap down, and keep each
   that is not the exclusive or of some that are kept. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static char line[] = "%" PRIu64 "\n"; /* may be %llu, which C89 lacks */
static long heap[100], basis[32];

static int descending(const void *a, const void *b)
{
    long x = *(const long *)a, y = *(const long *)b;

    return x < y ? 1 : x > y ? -1 : 0;
}

int main(void)
{
    int k, i, j, size = 0;
    long rest;
    uint64_t removed = 0; /* up to 10^11 */

    if (scanf("%d", &k) != 1)
        return 0;
    for (i = 0; i < k; i++)
        if (scanf("%ld", &heap[i]) != 1)
            return 0;
    qsort(heap, k, sizeof heap[0], descending);
    for (i = 0; i < k; i++) {
        rest = heap[i];
        for (j = 0; j < size; j++)
            if ((rest ^ basis[j]) < rest)
                rest ^= basis[j];
        if (rest != 0)
            basis[size++] = rest;
        else
            removed += heap[i];
    }
    printf(line, removed);
    return 0;
}
