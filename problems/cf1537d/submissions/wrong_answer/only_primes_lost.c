/* Wrong: thinks that whoever can move wins. */
#include <stdio.h>

int main(void)
{
    int cases, n, divisor;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        divisor = 2;
        while (divisor <= n / divisor && n % divisor != 0)
            divisor++;
        puts(divisor <= n / divisor ? "Alice" : "Bob");
    }
    return 0;
}
