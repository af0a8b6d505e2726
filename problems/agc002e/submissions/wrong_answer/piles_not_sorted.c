/* Wrong: walks along the piles in the order of the input. */
#include <stdio.h>

int main(void)
{
    static int pile[100000];
    int n, i, k = 0, up, right = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n; i++)
        if (scanf("%d", &pile[i]) != 1)
            return 0;
    while (k < n && pile[k] >= k + 1)
        k++;
    up = pile[k - 1] - k;
    for (i = k; i < n && pile[i] == k; i++)
        right++;
    puts(up % 2 == 1 || right % 2 == 1 ? "First" : "Second");
    return 0;
}
