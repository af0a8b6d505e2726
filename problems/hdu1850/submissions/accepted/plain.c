/* HDU 1850, Being a Good Boy in Spring Festival: Nim. A first move wins if
   and only if it leaves Nim sum 0 (Bouton): with x the Nim sum, it turns a
   heap h into h ^ x, where that is smaller. Count these heaps. */
#include <stdio.h>

int main(void)
{
    int heap[1000]; /* HDU has 100 at most, POJ 2975 has 1000 */
    int m, i, x, count;

    while (scanf("%d", &m) == 1 && m != 0) {
        x = 0;
        for (i = 0; i < m && scanf("%d", &heap[i]) == 1; i++)
            x ^= heap[i];
        count = 0;
        for (i = 0; i < m; i++)
            if ((heap[i] ^ x) < heap[i])
                count++;
        printf("%d\n", count);
    }
    return 0;
}
