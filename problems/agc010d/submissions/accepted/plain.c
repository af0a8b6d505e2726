/* AtCoder AGC 010 D, Decrementing: the player to move wins if the number of
   even numbers is odd, and otherwise loses, unless there is one odd number and
   it is not 1. Then that number has to be lowered, which leaves even numbers
   alone, and after the division the next player is in the same situation. */
#include <stdio.h>

static int number[100000];

static int gcd(int a, int b)
{
    int rest;

    while (b != 0) {
        rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

int main(void)
{
    int n, i, evens, odd = 0, divisor, turn = 0;

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
                odd = i; /* the only one, if there is only one */
        if (evens % 2 == 1 || n - evens != 1 || number[odd] == 1)
            break;
        number[odd]--;
        divisor = 0;
        for (i = 0; i < n; i++)
            divisor = gcd(divisor, number[i]);
        for (i = 0; i < n; i++)
            number[i] /= divisor;
        turn = 1 - turn;
    }
    /* Whose turn it is wins if the number of even numbers is odd. */
    puts((evens % 2 == 1) == (turn == 0) ? "First" : "Second");
    return 0;
}
