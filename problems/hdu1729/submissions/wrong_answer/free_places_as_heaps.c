/* Wrong: lets any number of stones be put into a box at once. */
#include <stdio.h>

int main(void)
{
    int n, s, c, sum, number;

    for (number = 1; scanf("%d", &n) == 1 && n != 0; number++) {
        sum = 0;
        while (n-- > 0 && scanf("%d %d", &s, &c) == 2)
            sum ^= s - c;
        printf("Case %d:\n%s\n", number, sum != 0 ? "Yes" : "No");
    }
    return 0;
}
