/* Wrong: expects the number of a parent to be less than those of its children. */
#include <inttypes.h>
#include <stdio.h>

enum { MAX_NODES = 100000, LIMIT = 1 << 24 };

static int apples[MAX_NODES + 1], is_odd[MAX_NODES + 1];
static int whites[LIMIT]; /* how many have so many apples */
static char line[] = "%" PRIu64 "\n"; /* may be %llu, which C89 lacks */

int main(void)
{
    uint64_t black = 0, white = 0, pairs = 0;
    int n, parent, node, sum = 0;

    if (scanf("%d", &n) != 1)
        return 0;
    for (node = 1; node <= n; node++)
        if (scanf("%d", &apples[node]) != 1)
            return 0;
    for (node = 2; node <= n && scanf("%d", &parent) == 1; node++)
        is_odd[node] = !is_odd[parent];
    for (node = 1; node <= n; node++)
        if (is_odd[node] == is_odd[n]) { /* the last node is a leaf */
            sum ^= apples[node];
            black++;
        } else {
            whites[apples[node]]++;
            white++;
        }
    for (node = 1; node <= n; node++)
        if (is_odd[node] == is_odd[n])
            pairs += whites[apples[node] ^ sum];
    if (sum == 0)
        pairs += black * (black - 1) / 2 + white * (white - 1) / 2;
    printf(line, pairs);
    return 0;
}
