/* Luogu P10506, AcWing 235, Magic Beads: a move leaves heaps of all proper
   divisors but one. So the Grundy value of a heap is the mex of s ^ v for the
   values v of its proper divisors, where s is their Nim sum. Freda wins if and
   only if the heaps' values have a Nim sum other than 0. */
#include <stdio.h>

enum { MAX = 1000 };

static int value[MAX + 1];

static int mex(int heap)
{
    int occurs[64] = {0}; /* heaps have at most 31 options: no value is above */
    int divisor, all = 0, result = 0;

    for (divisor = 1; divisor < heap; divisor++)
        if (heap % divisor == 0)
            all ^= value[divisor];
    for (divisor = 1; divisor < heap; divisor++)
        if (heap % divisor == 0)
            occurs[all ^ value[divisor]] = 1;
    while (occurs[result])
        result++;
    return result;
}

int main(void)
{
    int n, heap, sum;

    for (heap = 1; heap <= MAX; heap++)
        value[heap] = mex(heap);
    while (scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            sum ^= value[heap];
        puts(sum != 0 ? "freda" : "rainbow");
    }
    return 0;
}
