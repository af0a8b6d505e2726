/* Wrong: takes every cell for worth 1, so that the parity of the number of
   white cells decides. */
#include <stdio.h>

int main(void)
{
    int n, queries, w, x, i;

    if (scanf("%d %d", &n, &queries) != 2)
        return 0;
    while (queries-- > 0 && scanf("%d", &w) == 1) {
        for (i = 0; i < w; i++)
            scanf("%d", &x);
        puts(w % 2 == 1 ? "Yes" : "No");
    }
    return 0;
}
