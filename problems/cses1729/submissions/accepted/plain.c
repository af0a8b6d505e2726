/* CSES 1729, Stick Game, with a set of takes: a heap is won if and only if some
   take leads from it to a lost one. So each lost heap makes the heaps won that
   are larger by a take. */
#include <stdio.h>

enum { MAX_HEAP = 1000000, MAX_TAKES = 100 };

static char letter[MAX_HEAP + 2]; /* of each heap, and '\0' behind the last */

int main(void)
{
    int take[MAX_TAKES];
    int n, k, i, heap;

    if (scanf("%d %d", &n, &k) != 2)
        return 0;
    for (i = 0; i < k; i++)
        if (scanf("%d", &take[i]) != 1)
            return 0;
    for (heap = 0; heap <= n; heap++)
        letter[heap] = 'L';
    for (heap = 0; heap <= n; heap++)
        if (letter[heap] == 'L')
            for (i = 0; i < k; i++)
                if (take[i] <= n - heap)
                    letter[heap + take[i]] = 'W';
    puts(letter + 1);
    return 0;
}
