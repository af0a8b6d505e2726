/* Wrong: the table of Fibonacci numbers ends with the 40th.
   Right on small inputs: it takes a Fibonacci number above 10^8. */
#include <stdio.h>

int main(void)
{
    long fibonacci[40], n;
    int i, found;

    fibonacci[0] = fibonacci[1] = 1;
    for (i = 2; i < 40; i++)
        fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    while (scanf("%ld", &n) == 1 && n != 0) {
        found = 0;
        for (i = 0; i < 40; i++)
            if (fibonacci[i] == n)
                found = 1;
        puts(found ? "Second win" : "First win");
    }
    return 0;
}
