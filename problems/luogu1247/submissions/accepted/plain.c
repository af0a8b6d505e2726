/* Luogu P1247, Taking Matches, which is Nim: with x the Nim sum of the heaps,
   the first winning move leaves h ^ x in the first heap h where that is
   smaller; there is none if and only if x is 0 (Bouton). */
#include <stdio.h>

enum { MAX = 500000 };

static int heap[MAX];

int main(void)
{
    int k, i, first, x = 0;

    if (scanf("%d", &k) != 1)
        return 0;
    for (i = 0; i < k; i++) {
        if (scanf("%d", &heap[i]) != 1)
            return 0;
        x ^= heap[i];
    }
    for (first = 0; first < k && (heap[first] ^ x) >= heap[first]; first++)
        ;
    if (first == k) {
        puts("lose");
        return 0;
    }
    printf("%d %d\n", heap[first] - (heap[first] ^ x), first + 1);
    heap[first] ^= x;
    for (i = 0; i < k; i++)
        printf(i < k - 1 ? "%d " : "%d\n", heap[i]);
    return 0;
}
