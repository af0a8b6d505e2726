/* Luogu P7589, Black and White Pieces: a retreat is answered by an advance, so
   this is Nim. Alice, who moves first, wins if and only if the numbers of cells
   between the two pieces of each line have a Nim sum other than 0. */
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int cases, n, k, d, y, black, white, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d %d", &n, &k, &d) == 3) {
        sum = 0;
        while (n-- > 0 && scanf("%d %d %d", &y, &black, &white) == 3)
            sum ^= abs(black - white) - 1;
        puts(sum != 0 ? "Yes" : "No");
    }
    return 0;
}
