/* Wrong: lets the players take any number up to the largest take. */
#include <stdio.h>

int main(void)
{
    int n, m, take, largest;

    while (scanf("%d %d", &n, &m) == 2) {
        largest = 1;
        while (m-- > 0 && scanf("%d", &take) == 1)
            if (take > largest)
                largest = take;
        puts(n % (largest + 1) != 0 ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
