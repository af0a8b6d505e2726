/* Wrong: the Nim sum of all bars, where that of some is enough. */
#include <stdio.h>

int main(void)
{
    int n, bar, sum;

    while (scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &bar) == 1)
            sum ^= bar;
        puts(sum == 0 ? "NO" : "YES");
    }
    return 0;
}
