/* Wrong: goes to a smaller box once, even if that cannot be filled at once. */
#include <stdio.h>

static int grundy(int size, int stones)
{
    int t = 0;

    while (t + 1 + (t + 1) * (t + 1) < size)
        t++;
    return stones > t || stones == size ? size - stones : t - stones;
}

int main(void)
{
    int n, s, c, sum, number;

    for (number = 1; scanf("%d", &n) == 1 && n != 0; number++) {
        sum = 0;
        while (n-- > 0 && scanf("%d %d", &s, &c) == 2)
            sum ^= grundy(s, c);
        printf("Case %d:\n%s\n", number, sum != 0 ? "Yes" : "No");
    }
    return 0;
}
