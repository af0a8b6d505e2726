/* Wrong: asks whether the free cells between the pieces are an odd number in
   all. */
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n, m, black, white, sum;

    while (scanf("%d %d", &n, &m) == 2) {
        sum = 0;
        while (n-- > 0 && scanf("%d %d", &black, &white) == 2)
            sum += abs(black - white) - 1;
        puts(sum % 2 != 0 ? "I WIN!" : "BAD LUCK!");
    }
    return 0;
}
