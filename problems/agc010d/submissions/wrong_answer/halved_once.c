/* Wrong: halves the numbers once when all are even, in place of dividing them by
   their greatest common divisor. */
#include <stdio.h>

static int number[100000];

int main(void)
{
    int n, i, evens, odd = 0, turn = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n; i++)
        if (scanf("%d", &number[i]) != 1)
            return 0;
    for (;;) {
        evens = 0;
        for (i = 0; i < n; i++)
            if (number[i] % 2 == 0)
                evens++;
            else
                odd = i;
        if (evens % 2 == 1 || n - evens != 1 || number[odd] == 1)
            break;
        number[odd]--;
        for (i = 0; i < n; i++)
            number[i] /= 2;
        turn = 1 - turn;
    }
    puts((evens % 2 == 1) == (turn == 0) ? "First" : "Second");
    return 0;
}
