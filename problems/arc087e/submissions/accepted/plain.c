/* AtCoder ARC 087 E, Prefix-free Game: at each node of the trie with exactly
   one child, the other would be the root of a full binary tree with h = L - d
   levels, whose value is the largest power of two that divides h. */
#include <inttypes.h>
#include <stdio.h>

static char numbers[] = "%d %" SCNu64; /* C89 lacks %llu */
static int child[100001][2], depth[100001];
static char word[100001];

int main(void)
{
    int n, i, v, *next, nodes = 1;
    uint64_t l, h, sum = 0;

    if (scanf(numbers, &n, &l) != 2)
        return 0;
    while (n-- > 0 && scanf("%100000s", word) == 1) {
        v = 0;
        for (i = 0; word[i] != '\0'; i++) {
            next = &child[v][word[i] == '1'];
            if (*next == 0) {
                depth[nodes] = depth[v] + 1;
                *next = nodes++;
            }
            v = *next;
        }
    }
    for (v = 0; v < nodes; v++)
        if ((child[v][0] == 0) != (child[v][1] == 0)) {
            h = l - depth[v];
            sum ^= h & (~h + 1);
        }
    puts(sum != 0 ? "Alice" : "Bob");
    return 0;
}
