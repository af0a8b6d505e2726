/* Luogu P3480, Pebbles: staircase Nim. The excess of a heap over the one to its
   left is a stair. Johny wins if and only if every other excess, from that of
   the last heap on, gives a Nim sum other than 0. */
#include <stdio.h>

enum { MAX = 1000 };

int main(void)
{
    int heap[MAX + 1];
    int cases, n, i, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    heap[0] = 0; /* to the left of the first heap, number 1 */
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (i = 1; i <= n; i++)
            if (scanf("%d", &heap[i]) != 1)
                return 0;
        sum = 0;
        for (i = n; i >= 1; i -= 2)
            sum ^= heap[i] - heap[i - 1];
        puts(sum != 0 ? "TAK" : "NIE");
    }
    return 0;
}
