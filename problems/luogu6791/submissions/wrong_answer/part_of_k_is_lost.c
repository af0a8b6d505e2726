/* Wrong: takes a least part of k for lost, though it may be taken. */
#include <inttypes.h>
#include <stdio.h>

enum { COUNT = 90 };

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
    while (cases-- > 0 && scanf("%" SCNu64 " %" SCNu64, &k, &n) == 2) {
        least = 0;
        while (least < COUNT && fibonacci[least] < k)
            least++;
        rest = n - 1;
        lost = 1;
        for (i = COUNT - 1; i >= least; i--)
            if (fibonacci[i] <= rest) {
                rest -= fibonacci[i];
                lost += fibonacci[i - least];
            }
        printf("%" PRIu64 "\n", n - lost);
    }
    return 0;
}
