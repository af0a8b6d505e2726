/* Wrong: the number of times that the number can be halved. */
#include <stdio.h>

static int value(int n)
{
    int count = 0;

    for (; n > 1; n /= 2)
        count++;
    return count;
}

int main(void)
{
    int n, a, sum = 0;

    scanf("%d", &n);
    while (n-- > 0 && scanf("%d", &a) == 1)
        sum ^= value(a);
    puts(sum != 0 ? "Anna" : "Bruno");
    return 0;
}
