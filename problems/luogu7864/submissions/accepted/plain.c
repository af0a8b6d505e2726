/* Luogu P7864, Picking Leaves: the chain of a leaf goes up for as long as the
   parent has no other child. The first player wins if and only if some chain
   has an odd number of nodes. If all are even, each move makes some odd; and
   some choice of leaves always makes all even. */
#include <stdio.h>

enum { MAX_NODES = 1000000 };

static int parent[MAX_NODES + 1], children[MAX_NODES + 1];

/* The next number; faster than scanf. 0 if there is none. */
static int next_number(void)
{
    static char buffer[1 << 16];
    static size_t used, size;
    int number = 0, is_inside = 0;

    for (;;) {
        if (used == size) {
            size = fread(buffer, 1, sizeof buffer, stdin);
            used = 0;
            if (size == 0)
                return number;
        }
        if (buffer[used] >= '0' && buffer[used] <= '9') {
            number = 10 * number + (buffer[used] - '0');
            is_inside = 1;
        } else if (is_inside) {
            return number;
        }
        used++;
    }
}

int main(void)
{
    int cases = next_number(), n, node, leaf, length, is_won;

    while (cases-- > 0 && (n = next_number()) > 0) {
        for (node = 1; node <= n; node++)
            children[node] = 0;
        for (node = 2; node <= n; node++) {
            parent[node] = next_number();
            children[parent[node]]++;
        }
        is_won = 0;
        for (leaf = 1; leaf <= n; leaf++)
            if (children[leaf] == 0) {
                length = 1;
                for (node = leaf; node > 1 && children[parent[node]] == 1;
                     node = parent[node])
                    length++;
                if (length % 2 == 1)
                    is_won = 1;
            }
        puts(is_won ? "1" : "0");
    }
    return 0;
}
