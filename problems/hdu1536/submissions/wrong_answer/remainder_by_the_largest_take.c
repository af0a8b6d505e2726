/* Wrong: heap % (largest take + 1), as if all amounts up to the largest were
   in S. */
#include <stdio.h>

int number(void)
{
    int n;
    return scanf("%d", &n) == 1 ? n : 0;
}

int main(void)
{
    int k, m, l, take, largest, sum;

    while ((k = number()) != 0) {
        for (largest = 0; k > 0; k--) {
            take = number();
            if (take > largest)
                largest = take;
        }
        for (m = number(); m > 0; m--) {
            for (sum = 0, l = number(); l > 0; l--)
                sum ^= number() % (largest + 1);
            putchar(sum != 0 ? 'W' : 'L');
        }
        putchar('\n');
    }
    return 0;
}
