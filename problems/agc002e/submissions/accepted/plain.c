/* AtCoder AGC 002 E, Candy Piles: sort the piles, the largest first, and let k
   be the largest number such that pile k has at least k candies. The first
   player loses if and only if pile k has an even number of candies above k,
   and the number of piles of k behind it is even. */
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 100000 };

static int pile[MAX];

static int larger_first(const void *a, const void *b)
{
    return *(const int *)b - *(const int *)a;
}

int main(void)
{
    int n, i, k = 0, up, right = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n; i++)
        if (scanf("%d", &pile[i]) != 1)
            return 0;
    qsort(pile, n, sizeof pile[0], larger_first);
    while (k < n && pile[k] >= k + 1)
        k++;
    up = pile[k - 1] - k; /* pile k; the array begins with pile 1 */
    for (i = k; i < n && pile[i] == k; i++)
        right++;
    puts(up % 2 == 1 || right % 2 == 1 ? "First" : "Second");
    return 0;
}
