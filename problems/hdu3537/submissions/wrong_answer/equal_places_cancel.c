/* Wrong: a place that is given twice cancels out, though it is still one head. */
#include <stdio.h>

static int grundy(int place)
{
    int ones = 0, rest;

    for (rest = place; rest > 0; rest /= 2)
        ones += rest % 2;
    return ones % 2 == 1 ? 2 * place : 2 * place + 1;
}

int main(void)
{
    int n, place, sum;

    while (scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &place) == 1)
            sum ^= grundy(place);
        puts(sum == 0 ? "Yes" : "No");
    }
    return 0;
}
