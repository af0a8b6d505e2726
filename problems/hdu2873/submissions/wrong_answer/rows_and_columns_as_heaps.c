/* Wrong: takes the row and the column of a bomb for two heaps, as if it moved
   like a rook. */
#include <stdio.h>

int main(void)
{
    char row[51];
    int n, m, p, q, sum;

    while (scanf("%d %d", &n, &m) == 2 && (n != 0 || m != 0)) {
        sum = 0;
        for (p = 0; p < n && scanf("%50s", row) == 1; p++)
            for (q = 0; q < m && row[q] != '\0'; q++)
                if (row[q] == '#')
                    sum ^= p ^ q;
        puts(sum != 0 ? "John" : "Jack");
    }
    return 0;
}
