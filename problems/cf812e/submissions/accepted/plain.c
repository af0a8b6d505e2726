/* Codeforces 812E, Sagheer and Apple Tree: nodes with the leaves' parity of
   depth are black. Sagheer wins if and only if the Nim sum s of the black
   nodes is 0. So exchange a black node of a apples and a white one of a ^ s,
   or, if s is 0, two nodes of one colour. */
#include <inttypes.h>
#include <stdio.h>

enum { MAX_NODES = 100000, LIMIT = 1 << 24 }; /* more than any node has */

static int apples[MAX_NODES + 1], is_odd[MAX_NODES + 1]; /* is the depth? */
static int child[MAX_NODES + 1], sibling[MAX_NODES + 1]; /* the next, or 0 */
static int queue[MAX_NODES];
static int whites[LIMIT]; /* how many have this many apples */
static char line[] = "%" PRIu64 "\n"; /* may be %llu, which C89 lacks */

int main(void)
{
    uint64_t black = 0, white = 0, pairs = 0;
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
    queue[0] = 1; /* the root; then the tree, level by level */
    for (i = 0; i < count; i++)
        for (node = child[queue[i]]; node != 0; node = sibling[node]) {
            is_odd[node] = !is_odd[queue[i]];
            queue[count++] = node;
        }
    leaf = queue[count - 1];
    for (node = 1; node <= n; node++)
        if (is_odd[node] == is_odd[leaf]) {
            sum ^= apples[node];
            black++;
        } else {
            whites[apples[node]]++;
            white++;
        }
    for (node = 1; node <= n; node++)
        if (is_odd[node] == is_odd[leaf])
            pairs += whites[apples[node] ^ sum];
    if (sum == 0)
        pairs += black * (black - 1) / 2 + white * (white - 1) / 2;
    printf(line, pairs);
    return 0;
}
