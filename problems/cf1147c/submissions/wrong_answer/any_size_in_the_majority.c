/* Wrong: looks for any size of more than half of the piles. */
#include <stdio.h>

int main(void)
{
    long n, i, pile, size, majority = 0;
    static long count[51];

    if (scanf("%ld", &n) != 1)
        return 0;
    for (i = 0; i < n && scanf("%ld", &pile) == 1; i++)
        count[pile]++;
    for (size = 0; size <= 50; size++)
        if (count[size] > n / 2)
            majority = 1;
    puts(majority ? "Bob" : "Alice");
    return 0;
}
