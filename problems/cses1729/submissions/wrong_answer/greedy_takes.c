/* Wrong: lets both players take as many sticks as they can. */
#include <stdio.h>

static char letter[1000001];

int main(void)
{
    int take[100];
    int n, k, i, heap, best;

    if (scanf("%d %d", &n, &k) != 2)
        return 0;
    for (i = 0; i < k; i++)
        if (scanf("%d", &take[i]) != 1)
            return 0;
    letter[0] = 'L';
    for (heap = 1; heap <= n; heap++) {
        best = 1;
        for (i = 0; i < k; i++)
            if (take[i] <= heap && take[i] > best)
                best = take[i];
        letter[heap] = letter[heap - best] == 'L' ? 'W' : 'L';
        putchar(letter[heap]);
    }
    putchar('\n');
    return 0;
}
