/* AtCoder AGC 016 F, Games on DAG: Alice loses if and only if the vertices 1
   and 2 have equal values. Choose the vertices of value 0: each other vertex
   has an edge into them, edges from them are free. The rest is a smaller
   graph, in which all values are less by one. */
#include <stdio.h>
#include <stdint.h>

#define P 1000000007

static int n, targets[15]; /* bit v of a set is for the vertex v + 1 */
static uint64_t subsets[32768], graphs[32768], lost[32768];

/* The number of subsets of the set of targets that are in the set. */
static uint64_t choices(int v, int set)
{
    return subsets[targets[v] & set];
}

int main(void)
{
    int m, x, y, v, set, zeros, rest, all;
    uint64_t ways;

    if (scanf("%d %d", &n, &m) != 2 || n < 2 || n > 15)
        return 0;
    while (m-- > 0 && scanf("%d %d", &x, &y) == 2)
        if (1 <= x && x < y && y <= n)
            targets[x - 1] |= 1 << (y - 1);
    all = (1 << n) - 1;
    subsets[0] = 1;
    for (set = 1; set <= all; set++) /* twice those without its smallest */
        subsets[set] = 2 * subsets[set & (set - 1)];
    for (set = 0; set <= all; set++)
        for (graphs[set] = 1, v = 0; v < n; v++)
            if (set >> v & 1)
                graphs[set] = graphs[set] * choices(v, set) % P;
    for (set = 3; set <= all; set += 4) /* the sets with 1 and 2 */
        for (zeros = set; zeros > 0; zeros = (zeros - 1) & set) {
            if ((zeros & 3) == 1 || (zeros & 3) == 2)
                continue;
            rest = set - zeros;
            ways = zeros & 3 ? graphs[rest] : lost[rest];
            for (v = 0; v < n && ways > 0; v++)
                if (rest >> v & 1)
                    ways = ways * (choices(v, zeros) - 1) % P;
                else if (zeros >> v & 1)
                    ways = ways * choices(v, rest) % P;
            lost[set] = (lost[set] + ways) % P;
        }
    printf("%d\n", (int)((graphs[all] + P - lost[all]) % P));
    return 0;
}
