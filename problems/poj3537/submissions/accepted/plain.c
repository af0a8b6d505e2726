/* POJ 3537, Crosses and Crosses: a cross at most two cells from another one
   loses at once, so one in cell i leaves i - 3 and n - i - 2 cells. The value
   of n cells is the mex of the Nim sums of these; n cells are lost if and only
   if it is 0. */
#include <stdio.h>

enum { MAX = 2000 };

static int value[MAX + 3]; /* that of n cells is value[n + 2]; 0 if n < 1 */
static int occurs[2048]; /* occurs[v] is n if n cells have an option of v */

int main(void)
{
    int cells, n, i;

    if (scanf("%d", &cells) != 1)
        return 0;
    for (n = 1; n <= cells; n++) {
        for (i = 1; i <= n; i++)
            occurs[value[i - 1] ^ value[n - i]] = n;
        while (occurs[value[n + 2]] == n)
            value[n + 2]++;
    }
    puts(value[cells + 2] != 0 ? "1" : "2");
    return 0;
}
