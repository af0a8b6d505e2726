/* Wrong: lets both players take the largest power of two that is there. */
#include <stdio.h>

int main(void)
{
    int n, power, moves;

    while (scanf("%d", &n) == 1) {
        moves = 0;
        for (power = 512; power > 0; power /= 2)
            if (power <= n) {
                n -= power;
                moves++;
            }
        puts(moves % 2 != 0 ? "Kiki" : "Cici");
    }
    return 0;
}
