/* HDU 2509 Be the Winner: misere Nim, as splitting a row changes nothing.
   If some row has more than one apple, Fra wins when the exclusive or of the
   rows is not 0; if none has, Fra wins when it is 0.
   Blank lines may stand between the cases; scanf skips them. */
#include <stdio.h>

int main(void)
{
    int n, row, sum, largest;

    while (scanf("%d", &n) == 1) {
        sum = 0;
        largest = 0;
        while (n-- > 0 && scanf("%d", &row) == 1) {
            sum ^= row;
            if (row > largest)
                largest = row;
        }
        puts((sum != 0) == (largest > 1) ? "Yes" : "No");
    }
    return 0;
}
