/* Wrong: exchanges a black and a white node only, even if the sum is 0. */
#include <inttypes.h>
#include <stdio.h>

enum { MAX_NODES = 100000, LIMIT = 1 << 24 };

static int apples[MAX_NODES + 1], is_odd[MAX_NODES + 1];
static int child[MAX_NODES + 1], sibling[MAX_NODES + 1];
static int queue[MAX_NODES];
static int whites[LIMIT]; /* how many have so many apples */
static char line[] = "%" PRIu64 "\n"; /* may be %llu, which C89 lacks */

int main(void)
{
    uint64_t pairs = 0;
    int n, parent, node, i, leaf, sum = 0, count = 1;

    if (scanf("%d", &n) != 1)
        return 0;
    for (node = 1; node <= n; node++)
        if (scanf("%d", &apples[node]) != 1)
            return 0;
    for (node = 2; node <= n && scanf("%d", &parent) == 1; node++) {
        sibling[node] = child[parent];
        child[parent] = node;
    }
    queue[0] = 1;
    for (i = 0; i < count; i++)
        for (node = child[queue[i]]; node != 0; node = sibling[node]) {
            is_odd[node] = !is_odd[queue[i]];
            queue[count++] = node;
        }
    leaf = queue[count - 1];
    for (node = 1; node <= n; node++)
        if (is_odd[node] == is_odd[leaf])
            sum ^= apples[node];
        else
            whites[apples[node]]++;
    for (node = 1; node <= n; node++)
        if (is_odd[node] == is_odd[leaf])
            pairs += whites[apples[node] ^ sum];
    printf(line, pairs);
    return 0;
}
