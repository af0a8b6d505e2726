/* Wrong: the parity of all stones together, as if each move took one stone. */
#include <stdio.h>

int main(void)
{
    int n, heap, sum = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%d", &heap) == 1)
        sum += heap % 2;
    puts(sum % 2 != 0 ? "win" : "lose");
    return 0;
}
