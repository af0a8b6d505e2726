/* Wrong: the Nim sum of the heaps, as if nothing were forbidden. */
#include <inttypes.h>
#include <stdio.h>

int main(void)
{
    int n, m;
    uint64_t a, sum = 0;

    scanf("%d %d", &n, &m);
    while (n-- > 0 && scanf("%" SCNu64, &a) == 1)
        sum ^= a;
    puts(sum != 0 ? "Takahashi" : "Aoki");
    return 0;
}
