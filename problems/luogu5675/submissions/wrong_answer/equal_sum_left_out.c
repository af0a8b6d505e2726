/* Wrong: leaves out Nim sums of the others that equal the named heap. */
#include <stdio.h>

enum { P = 1000000007, MAX = 200, SUMS = 256 };

static int heap[MAX];
static unsigned ways[SUMS], without[SUMS];

int main(void)
{
    int n, named, i, sum;
    unsigned answer = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n; i++)
        if (scanf("%d", &heap[i]) != 1)
            return 0;
    for (named = 0; named < n; named++) {
        for (sum = 0; sum < SUMS; sum++)
            ways[sum] = sum == 0; /* no heap */
        for (i = 0; i < n; i++) {
            if (i == named)
                continue;
            for (sum = 0; sum < SUMS; sum++)
                without[sum] = ways[sum];
            for (sum = 0; sum < SUMS; sum++) /* without it, and with it */
                ways[sum] = (without[sum] + without[sum ^ heap[i]]) % P;
        }
        for (sum = heap[named] + 1; sum < SUMS; sum++)
            answer = (answer + ways[sum]) % P;
    }
    printf("%u\n", answer);
    return 0;
}
