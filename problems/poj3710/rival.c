/* POJ 3710, Christmas Game: C, and C++ at once. */
enum { NODES = 100, EDGES = 500 };

static int first[NODES], next[2 * EDGES], other[2 * EDGES];
static int depth[NODES], value[NODES], low[NODES];

/* Returns the value of what is above u. `low` is the least depth to which an edge from there leads. */
static int visit(int u, int way)
{
    int i, sum = 0;
    low[u] = depth[u];
    for (i = first[u]; i; i = next[i]) {
        int v = other[i];
        if ((i ^ 1) == way)
            continue;
        if (depth[v] == 0) {
            int above;
            depth[v] = depth[u] + 1;
            above = visit(v, i);
            sum ^= low[v] > depth[u] ? above + 1 : above ^ 1;
            if (low[v] < low[u])
                low[u] = low[v];
        } else if (depth[v] < depth[u]) {
            sum ^= 1;
            if (depth[v] < low[u])
                low[u] = depth[v];
        }
    }
    return sum;
}

int main(void)
{
    uint64_t n, m, k, a, b;
    while (number(&n)) {
        int sum = 0;
        for (; n > 0 && number(&m) && number(&k); n--) {
            int i = 2;
            memset(first, 0, sizeof first);
            memset(depth, 0, sizeof depth);
            for (; k > 0 && number(&a) && number(&b); k--, i += 2) {
                other[i] = (int)b, next[i] = first[a], first[a] = i;
                other[i + 1] = (int)a, next[i + 1] = first[b], first[b] = i + 1;
            }
            depth[1] = 1;
            sum ^= visit(1, 0);
        }
        say_either(sum, "Sally\n", "Harry\n");
    }
    return 0;
}
