/* Wrong: takes all letters that are left for one string: each move erases one
   kind of them, so the parity of the number of kinds decides. */
#include <stdio.h>

enum { LENGTH = 100000, LETTERS = 26 };

static char s[LENGTH + 1];
static int count[LENGTH + 1][LETTERS]; /* so many before this place */

int main(void)
{
    int m, i, d, l, r, kinds;

    if (scanf("%100000s %d", s, &m) != 2)
        return 0;
    for (i = 0; s[i] != '\0'; i++)
        for (d = 0; d < LETTERS; d++)
            count[i + 1][d] = count[i][d] + (s[i] == 'a' + d);
    while (m-- > 0 && scanf("%d %d", &l, &r) == 2) {
        for (kinds = d = 0; d < LETTERS; d++)
            kinds += count[l - 1][d] < count[r][d];
        puts(kinds % 2 == 1 ? "Alice" : "Bob");
    }
    return 0;
}
