/* POJ 2368, Timus 1023, Buttons: the second player wins if and only if l + 1
   divides k (Bachet). So l + 1 is the least divisor from 3 on; if there is none
   up to the square root, it is k / 2 or k. */
#include <stdio.h>

int main(void)
{
    long k, d = 3;

    if (scanf("%ld", &k) != 1)
        return 0;
    while (d <= k / d && k % d != 0)
        d++;
    if (d > k / d)
        d = k % 2 == 0 && k / 2 >= 3 ? k / 2 : k;
    printf("%ld\n", d - 1);
    return 0;
}
