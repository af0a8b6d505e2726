/* Wrong: looks at the number of nodes alone. If it is odd, some degree is even,
   but that may be so as well if it is even. */
#include <stdio.h>

int main(void)
{
    int cases, n, a, b, edges;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (edges = 1; edges < n && scanf("%d %d", &a, &b) == 2; edges++)
            ;
        puts(n % 2 == 1 ? "Hifuu" : "Luna");
    }
    return 0;
}
