/* Wrong: forbids only neighbours, though two crosses with one cell between them
   lose as well. */
#include <stdio.h>

enum { MAX = 2000 };

static int value[MAX + 2]; /* that of n cells is value[n + 1]; 0 if n < 1 */
static int occurs[2048];

int main(void)
{
    int cells, n, i;

    if (scanf("%d", &cells) != 1)
        return 0;
    for (n = 1; n <= cells; n++) {
        for (i = 1; i <= n; i++)
            occurs[value[i - 1] ^ value[n - i]] = n;
        while (occurs[value[n + 1]] == n)
            value[n + 1]++;
    }
    puts(value[cells + 1] != 0 ? "1" : "2");
    return 0;
}
