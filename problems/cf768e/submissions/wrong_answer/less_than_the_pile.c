/* Wrong: takes the largest m with 1 + 2 + ... + m less than the pile. */
#include <stdio.h>

static int grundy(int pile)
{
    int m = 0;

    while (pile > m + 1) {
        m++;
        pile -= m;
    }
    return m;
}

int main(void)
{
    int n, pile, sum = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%d", &pile) == 1)
        sum ^= grundy(pile);
    puts(sum == 0 ? "YES" : "NO");
    return 0;
}
