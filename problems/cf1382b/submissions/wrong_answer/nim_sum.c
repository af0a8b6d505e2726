/* Wrong: takes the Nim sum, as if every pile were free to be chosen. */
#include <stdio.h>

int main(void)
{
    long cases, n, pile, sum;

    if (scanf("%ld", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%ld", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%ld", &pile) == 1)
            sum ^= pile;
        puts(sum != 0 ? "First" : "Second");
    }
    return 0;
}
