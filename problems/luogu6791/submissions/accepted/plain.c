/* Luogu P6791, LibreOJ 3324, Taking Stones: without the last stone this is
   Fibonacci nim, so the lost n are those for which n - 1 has only parts of more
   than k in its Zeckendorf representation. To shift their indices, so that the
   least of these parts becomes 1, numbers the lost n - 1 as 0, 1, 2, ... */
#include <inttypes.h>
#include <stdio.h>

enum { COUNT = 90 }; /* more Fibonacci numbers than are needed */

static char two[] = "%" SCNu64 " %" SCNu64; /* may be %llu: not C89 */
static char line[] = "%" PRIu64 "\n";

int main(void)
{
    uint64_t fibonacci[COUNT], k, n, rest, lost;
    int cases, i, least;

    fibonacci[0] = 1;
    fibonacci[1] = 2;
    for (i = 2; i < COUNT; i++)
        fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf(two, &k, &n) == 2) {
        least = 0;
        while (least < COUNT && fibonacci[least] <= k)
            least++;
        rest = n - 1;
        lost = 1;
        for (i = COUNT - 1; i >= least; i--)
            if (fibonacci[i] <= rest) {
                rest -= fibonacci[i];
                lost += fibonacci[i - least];
            }
        printf(line, n - lost);
    }
    return 0;
}
