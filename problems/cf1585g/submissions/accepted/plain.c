/* Codeforces 1585G, Poachers: the value of a vertex is the mex of the sums of
   values on the levels below, down to one behind the first leaf. The list of
   these begins with an item of the vertex itself; those of children are added
   and cut to the shortest. The mex goes on from child to only child. */
#include <stdio.h>

enum { MAX = 500001 };
static int parent[MAX], children[MAX], waiting[MAX], sum[MAX];
static int deeper[MAX], list[MAX]; /* the next item, that of the children */
static int ready[MAX], seen[1 << 19], stamp;

int main(void)
{
    int cases, n, v, i, a, b, last, mex, top;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        for (v = 0; v <= n; v++)
            children[v] = sum[v] = list[v] = 0;
        for (v = 1; v <= n && scanf("%d", &parent[v]) == 1; v++)
            children[parent[v]]++;
        top = 0;
        for (v = 1; v <= n; v++) {
            waiting[v] = children[v];
            if (children[v] == 0)
                ready[top++] = v;
        }
        while (top > 0) {
            v = ready[--top];
            stamp++;
            for (i = list[v]; i != 0; i = deeper[i])
                seen[sum[i]] = stamp;
            for (mex = 0;; v = parent[v]) {
                deeper[v] = list[v];
                seen[sum[v]] = stamp;
                while (seen[mex] == stamp)
                    mex++;
                sum[parent[v]] ^= mex;
                if (parent[v] == 0 || children[parent[v]] > 1)
                    break;
                list[parent[v]] = v;
            }
            if (parent[v] == 0)
                continue;
            a = list[parent[v]];
            if (a == 0)
                list[parent[v]] = v;
            for (b = v, last = 0; a != 0 && b != 0; b = deeper[b]) {
                sum[a] ^= sum[b];
                last = a;
                a = deeper[a];
            }
            if (last != 0)
                deeper[last] = 0;
            if (--waiting[parent[v]] == 0)
                ready[top++] = parent[v];
        }
        puts(sum[0] != 0 ? "YES" : "NO");
    }
    return 0;
}
