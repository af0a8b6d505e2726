/* Wrong: plain Nim, as if no stone could be moved to another heap. */
#include <stdio.h>

int main(void)
{
    int n, heap, sum;

    while (scanf("%d", &n) == 1 && n != 0) {
        sum = 0;
        while (n-- > 0 && scanf("%d", &heap) == 1)
            sum ^= heap;
        puts(sum != 0 ? "1" : "0");
    }
    return 0;
}
