/* Wrong: marks a bridge in the direction in which it was found only. A fill that comes from its other end crosses it. */
#include <stdio.h>

/* Edge e leads from[e] to to[e], and edge e ^ 1 leads back. */
int k, from[1000], to[1000], is_bridge[1000];
int number[100], low[100], numbers, part[100];

void find_bridges(int u, int way) /* way is the edge by which u is reached */
{
    int e, v;
    number[u] = low[u] = ++numbers;
    for (e = 0; e < 2 * k; e++)
        if (from[e] == u && (e ^ 1) != way) {
            v = to[e];
            if (number[v] == 0) {
                find_bridges(v, e);
                low[u] = low[v] < low[u] ? low[v] : low[u];
                is_bridge[e] = low[v] > number[u];
            } else if (number[v] < low[u])
                low[u] = number[v];
        }
}

void fill(int u, int p)
{
    int e;
    part[u] = p;
    for (e = 0; e < 2 * k; e++)
        if (from[e] == u && !is_bridge[e] && part[to[e]] == 0)
            fill(to[e], p);
}

int value(int p, int way)
{
    int e, sum = 0;
    for (e = 0; e < 2 * k; e++)
        if (part[from[e]] == p && (e ^ 1) != way) {
            if (part[to[e]] != p)
                sum ^= value(part[to[e]], e) + 1;
            else if (e % 2 == 0)
                sum ^= 1; /* a loop, where its nodes are contracted to one */
        }
    return sum;
}

int main(void)
{
    int n, m, i, sum;
    while (scanf("%d", &n) == 1) {
        for (sum = 0; n-- > 0 && scanf("%d %d", &m, &k) == 2; sum ^= value(part[1], -1)) {
            for (i = 0; i < k && scanf("%d %d", &from[2 * i], &to[2 * i]) == 2; i++) {
                from[2 * i + 1] = to[2 * i];
                to[2 * i + 1] = from[2 * i];
                is_bridge[2 * i] = is_bridge[2 * i + 1] = 0;
            }
            for (i = 1; i <= m; i++)
                number[i] = part[i] = 0;
            numbers = 0;
            find_bridges(1, -1);
            for (i = 1; i <= m; i++)
                if (part[i] == 0)
                    fill(i, i);
        }
        puts(sum != 0 ? "Sally" : "Harry");
    }
    return 0;
}
