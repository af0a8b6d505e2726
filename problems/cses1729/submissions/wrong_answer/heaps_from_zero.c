/* Wrong: begins with the empty heap, and leaves out the heap of n. */
#include <stdio.h>

static char letter[1000001];

int main(void)
{
    int take[100];
    int n, k, i, heap;

    if (scanf("%d %d", &n, &k) != 2)
        return 0;
    for (i = 0; i < k; i++)
        if (scanf("%d", &take[i]) != 1)
            return 0;
    for (heap = 0; heap < n; heap++) {
        letter[heap] = 'L';
        for (i = 0; i < k; i++)
            if (take[i] <= heap && letter[heap - take[i]] == 'L')
                letter[heap] = 'W';
    }
    puts(letter);
    return 0;
}
