/* Wrong: lets a number be taken again, as in Nim. */
#include <stdio.h>

int main(void)
{
    int n, pile, sum = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%d", &pile) == 1)
        sum ^= pile;
    puts(sum == 0 ? "YES" : "NO");
    return 0;
}
