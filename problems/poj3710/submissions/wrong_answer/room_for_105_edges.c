/* Wrong: has room for 105 edges, as if a tree with polygons on 99 nodes could not have 196.
   Right on small inputs: it takes a tree of more than 105 edges. */
#include <stdio.h>

int k, a[105], b[105], depth[100], up[100], value[100], in_polygon[100];

void visit(int u, int way) /* way is the edge by which u is reached */
{
    int e, v, w;
    for (e = 0; e < k; e++)
        if (e != way && (a[e] == u || b[e] == u)) {
            v = a[e] + b[e] - u;
            if (depth[v] < 0) {
                depth[v] = depth[u] + 1;
                up[v] = u;
                visit(v, e);
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
    int n, m, i, sum, x, y;
    while (scanf("%d", &n) == 1) {
        for (sum = 0; n-- > 0 && scanf("%d %d", &m, &k) == 2; sum ^= value[1]) {
            for (i = 0; i < k && scanf("%d %d", &x, &y) == 2; i++)
                if (i < 105)
                    a[i] = x, b[i] = y;
            k = k < 105 ? k : 105;
            for (i = 1; i <= m; value[i] = in_polygon[i] = 0, i++)
                depth[i] = i == 1 ? 0 : -1;
            visit(1, -1);
        }
        puts(sum != 0 ? "Sally" : "Harry");
    }
    return 0;
}
