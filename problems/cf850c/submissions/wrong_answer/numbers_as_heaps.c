/* Wrong: takes each number for a heap of its prime factors. */
#include <stdio.h>

int main(void)
{
    int n, number, p, heap, sum = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%d", &number) == 1) {
        heap = 0;
        for (p = 2; p <= number / p; p++)
            for (; number % p == 0; number /= p)
                heap++;
        sum ^= heap + (number > 1);
    }
    puts(sum != 0 ? "Mojtaba" : "Arpa");
    return 0;
}
