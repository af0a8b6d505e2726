/* Wrong: never counts the hilltop, where all persons have room. */
#include <stdio.h>

int main(void)
{
    static int cell[1001];
    int n, king, i, sum;

    while (scanf("%d %d", &n, &king) == 2) {
        for (i = 1; i <= n; i++)
            if (scanf("%d", &cell[i]) != 1)
                return 0;
        sum = 0;
        for (i = n; i >= 2; i -= 2)
            sum ^= cell[i] - cell[i - 1] - 1;
        if (i == 1)
            sum ^= cell[1] - 1;
        puts(sum != 0 || king == 1 ? "Alice" : "Bob");
    }
    return 0;
}
