/* Wrong: takes for granted that the black piece stands on the right. */
#include <stdio.h>

int main(void)
{
    int n, m, black, white, sum;

    while (scanf("%d %d", &n, &m) == 2) {
        sum = 0;
        while (n-- > 0 && scanf("%d %d", &black, &white) == 2)
            sum ^= black - white - 1;
        puts(sum != 0 ? "I WIN!" : "BAD LUCK!");
    }
    return 0;
}
