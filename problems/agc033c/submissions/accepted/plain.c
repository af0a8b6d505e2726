/* AtCoder AGC 033 C, Removing Coins: the second player wins if a longest path
   has 2, 5, 8, ... vertices. Leaves are cut off one after the other; the last
   neighbour of a leaf is the exclusive or of those it has left. */
#include <stdio.h>

enum { MAX = 200001 };
static long degree[MAX], link[MAX];
static long down[MAX]; /* edges of the longest path that has been cut off */

int main(void)
{
    long n, i, a, b, leaf, next, longest = 0;

    if (scanf("%ld", &n) != 1)
        return 0;
    for (i = 1; i < n && scanf("%ld %ld", &a, &b) == 2; i++) {
        degree[a]++;
        degree[b]++;
        link[a] ^= b;
        link[b] ^= a;
    }
    for (i = 1; i <= n; i++)
        for (leaf = i; degree[leaf] == 1; leaf = next) {
            next = link[leaf];
            degree[leaf] = 0;
            degree[next]--;
            link[next] ^= leaf;
            if (down[next] + down[leaf] + 1 > longest)
                longest = down[next] + down[leaf] + 1;
            if (down[leaf] + 1 > down[next])
                down[next] = down[leaf] + 1;
        }
    puts(longest % 3 == 1 ? "Second" : "First");
    return 0;
}
