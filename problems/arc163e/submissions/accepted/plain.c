/* AtCoder ARC 163 E, Chmin XOR Game: Bob wins unless in some place in base 4
   exactly one of the digits 1, 2 and 3 occurs. */
#include <stdio.h>

int main(void)
{
    int cases, n, k, alice_wins;
    unsigned long a;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        int occurs[16][4] = {{0}};

        while (n-- > 0 && scanf("%lu", &a) == 1)
            for (k = 0; k < 16; k++, a /= 4)
                occurs[k][a % 4] = 1;
        alice_wins = 0;
        for (k = 0; k < 16; k++)
            if (occurs[k][1] + occurs[k][2] + occurs[k][3] == 1)
                alice_wins = 1;
        puts(alice_wins ? "Alice" : "Bob");
    }
    return 0;
}
