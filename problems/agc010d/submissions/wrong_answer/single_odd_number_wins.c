/* Wrong: thinks that lowering a single odd number always wins, and does not look
   at what it leaves. */
#include <stdio.h>

int main(void)
{
    int n, number, evens = 0, odds = 0, odd = 1;

    if (scanf("%d", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%d", &number) == 1)
        if (number % 2 == 0) {
            evens++;
        } else {
            odds++;
            odd = number;
        }
    puts(evens % 2 == 1 || (odds == 1 && odd > 1) ? "First" : "Second");
    return 0;
}
