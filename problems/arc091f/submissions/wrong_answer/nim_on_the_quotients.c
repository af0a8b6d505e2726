/* Wrong: gives each heap the number of its moves, A / K, as its value, even if
   K does not divide A. */
#include <stdio.h>

int main(void)
{
    int heaps;
    long a, k, sum = 0;

    if (scanf("%d", &heaps) != 1)
        return 0;
    while (heaps-- > 0 && scanf("%ld %ld", &a, &k) == 2)
        sum ^= a / k;
    puts(sum != 0 ? "Takahashi" : "Aoki");
    return 0;
}
