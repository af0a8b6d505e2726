/* Wrong: Sally wins if the number of edges is odd, as if every cut took one edge alone. */
#include <stdio.h>

int main(void)
{
    int n, m, k, a, b, edges;

    while (scanf("%d", &n) == 1) {
        for (edges = 0; n > 0 && scanf("%d %d", &m, &k) == 2; n--)
            for (edges += k; k > 0 && scanf("%d %d", &a, &b) == 2; k--)
                ;
        puts(edges % 2 != 0 ? "Sally" : "Harry");
    }
    return 0;
}
