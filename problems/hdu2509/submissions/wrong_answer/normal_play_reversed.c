/* Wrong: takes the winner of normal play for the loser, also with longer
   rows. */
#include <stdio.h>

int main(void)
{
    int n, row, sum;

    while (scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &row) == 1)
            sum ^= row;
        puts(sum == 0 ? "Yes" : "No");
    }
    return 0;
}
