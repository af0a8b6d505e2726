/* Wrong: takes the length of a polygon from the numbers that its nodes have in preorder, between which there may be
   those of other branches, and not from their depths. */
#include <stdio.h>

int k, a[500], b[500], number[100], numbers, up[100], value[100];
int in_polygon[100];

void visit(int u, int way) /* way is the edge by which u is reached */
{
    int e, v, w;
    number[u] = ++numbers;
    for (e = 0; e < k; e++)
        if (e != way && (a[e] == u || b[e] == u)) {
            v = a[e] + b[e] - u;
            if (number[v] == 0) {
                up[v] = u;
                visit(v, e);
                value[u] ^= in_polygon[v] ? 0 : value[v] + 1;
            } else if (number[v] < number[u]) { /* down to v: a polygon */
                value[v] ^= (number[u] - number[v] + 1) % 2;
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
                number[i] = 0;
            numbers = 0;
            visit(1, -1);
        }
        puts(sum != 0 ? "Sally" : "Harry");
    }
    return 0;
}
