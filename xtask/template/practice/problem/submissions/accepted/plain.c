/* {{JUDGE}}, TODO: the first player wins unless 3 divides n. */
#include <stdio.h>

int main(void)
{
    int cases, n;

    scanf("%d", &cases);
    while (cases-- > 0 && scanf("%d", &n) == 1)
        puts(n % 3 != 0 ? "first" : "second");
    return 0;
}
