/* Wrong: knows the way back by its node, so that a second edge between the
   same two nodes is not seen. */
#include <stdio.h>

int k, a[500], b[500], depth[100], up[100], value[100], in_polygon[100];

void visit(int u, int way) /* way is the node from which u is reached */
{
    int e, v, w;
    for (e = 0; e < k; e++)
        if (a[e] + b[e] - u != way && (a[e] == u || b[e] == u)) {
            v = a[e] + b[e] - u;
            if (depth[v] < 0) {
                depth[v] = depth[u] + 1;
                up[v] = u;
                visit(v, u);
                value[u] ^= in_polygon[v] ? 0 : value[v] + 1;
            } else if (depth[v] < depth[u]) { /* down to v: a polygon */
                value[v] ^= (depth[u] - depth[v] + 1) % 2;
                for (w = u; w != v; w = up[w])
                    in_polygon[w] = 1;
            }
        }
}

int main(void)
{
    int n, m, i, sum;
    while (scanf("%d", &n) == 1) {
        for (sum = 0; n-- > 0 && scanf("%d %d", &m, &k) == 2; sum ^= value[1]) {
            for (i = 0; i < k && scanf("%d %d", &a[i], &b[i]) == 2; i++)
                ;
            for (i = 1; i <= m; value[i] = in_polygon[i] = 0, i++)
                depth[i] = i == 1 ? 0 : -1;
            visit(1, 0);
        }
        puts(sum != 0 ? "Sally" : "Harry");
    }
    return 0;
}
