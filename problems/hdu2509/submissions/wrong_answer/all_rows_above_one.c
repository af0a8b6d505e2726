/* Wrong: goes by the Nim sum only if all rows are above one, not if any is. */
#include <stdio.h>

int main(void)
{
    int n, row, sum, smallest;

    while (scanf("%d", &n) == 1) {
        sum = 0;
        smallest = 1000000;
        while (n-- > 0 && scanf("%d", &row) == 1) {
            sum ^= row;
            if (row < smallest)
                smallest = row;
        }
        puts((sum != 0) == (smallest > 1) ? "Yes" : "No");
    }
    return 0;
}
