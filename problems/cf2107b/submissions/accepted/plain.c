/* Codeforces 2107B, Apples in Boxes: if the fullest box has over k apples more
   than the emptiest, even with one apple less, Tom, who moves first, loses.
   Otherwise he wins if and only if the number of all apples is odd. */
#include <stdio.h>

int main(void)
{
    long cases, n, k, a, min, max, fullest, odd;

    if (scanf("%ld", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%ld %ld", &n, &k) == 2) {
        min = 1000000000;
        max = fullest = odd = 0; /* fullest: how many boxes have max apples */
        while (n-- > 0 && scanf("%ld", &a) == 1) {
            if (a > max) {
                max = a;
                fullest = 0;
            }
            fullest += a == max;
            if (a < min)
                min = a;
            odd ^= a % 2;
        }
        if (fullest == 1)
            max--;
        puts(odd && max - min <= k ? "Tom" : "Jerry");
    }
    return 0;
}
