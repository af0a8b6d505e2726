/* Wrong: counts each odd prime once, however often it divides the height. */
#include <stdio.h>

static int grundy(int height)
{
    int divisor, value = 1 - height % 2;

    while (height % 2 == 0)
        height /= 2;
    for (divisor = 3; divisor * divisor <= height; divisor += 2)
        if (height % divisor == 0) {
            value++;
            while (height % divisor == 0)
                height /= divisor;
        }
    return height > 1 ? value + 1 : value;
}

int main(void)
{
    int cases, n, height, sum;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &height) == 1 && height > 0)
            sum ^= grundy(height);
        puts(sum != 0 ? "1" : "2");
    }
    return 0;
}
