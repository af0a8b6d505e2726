/* Wrong: exchanges 4k and 4k + 3, which have the same k, instead of 4k + 3 and
   4k + 4. */
#include <stdio.h>

int main(void)
{
    int cases, n;
    unsigned heap, sum;

    scanf("%d", &cases);
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        sum = 0;
        while (n-- > 0 && scanf("%u", &heap) == 1) {
            if (heap % 4 == 0)
                heap += 3;
            else if (heap % 4 == 3)
                heap -= 3;
            sum ^= heap;
        }
        puts(sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
