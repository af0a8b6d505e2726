/* Wrong: a node is taken from the stack not when its own visit ends, but when that of the node below it does. So
   a polygon counts as its own what was visited before it on the same node. */
#include <stdio.h>

int k, a[500], b[500], place[100], value[100], in_polygon[100];
int stack[100], top;

void visit(int u, int way) /* way is the edge by which u is reached */
{
    int e, v, i;
    place[u] = top;
    stack[top++] = u;
    for (e = 0; e < k; e++)
        if (e != way && (a[e] == u || b[e] == u)) {
            v = a[e] + b[e] - u;
            if (place[v] < 0) {
                visit(v, e);
                value[u] ^= in_polygon[v] ? 0 : value[v] + 1;
            } else if (place[v] < place[u] && !in_polygon[u]) {
                value[v] ^= (top - place[v]) % 2;
                for (i = place[v] + 1; i < top; i++)
                    in_polygon[stack[i]] = 1;
            }
        }
    top = place[u] + 1;
}

int main(void)
{
    int n, m, i, sum;
    while (scanf("%d", &n) == 1) {
        for (sum = 0; n-- > 0 && scanf("%d %d", &m, &k) == 2; sum ^= value[1]) {
            for (i = 0; i < k && scanf("%d %d", &a[i], &b[i]) == 2; i++)
                ;
            for (i = 1; i <= m; value[i] = in_polygon[i] = 0, i++)
                place[i] = -1;
            top = 0;
            visit(1, -1);
        }
        puts(sum != 0 ? "Sally" : "Harry");
    }
    return 0;
}
