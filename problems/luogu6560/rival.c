/* Luogu P6560, The Passing of Time: C, and C++ at once. */
enum { N = 100001, M = 500001 };

static int degree[N], left[N], queue[N]; /* left: arrows to look at */
static int first[N + 1], source[M], from[M], to[M];
static signed char outcome[N];

static int solve(int n, int x, int y)
{
    int v, a, head = 0, tail = 0;
    memcpy(left, degree, sizeof left);
    for (v = 1; v <= n; v++) {
        outcome[v] = left[v] == 0 || v == y ? -1 : 0;
        if (outcome[v] != 0)
            queue[tail++] = v;
    }
    while (head < tail && outcome[x] == 0) {
        v = queue[head++];
        for (a = first[v]; a < first[v + 1]; a++) {
            int s = source[a];
            left[s]--;
            if (outcome[s] == 0 && (outcome[v] == -1 || left[s] == 0)) {
                outcome[s] = -outcome[v];
                queue[tail++] = s;
            }
        }
    }
    return outcome[x];
}

int main(void)
{
    uint64_t n, m, q, x, y;
    while (number(&n) && number(&m) && number(&q)) {
        int a, v;
        memset(degree, 0, sizeof degree);
        memset(first, 0, sizeof first);
        for (a = 0; a < (int)m && number(&x) && number(&y); a++) {
            degree[from[a] = (int)x]++;
            first[to[a] = (int)y]++;
        }
        for (v = 1; v <= (int)n + 1; v++)
            first[v] += first[v - 1];
        for (a = 0; a < (int)m; a++)
            source[--first[to[a]]] = from[a];
        for (; q > 0 && number(&x) && number(&y); q--) {
            v = solve((int)n, (int)x, (int)y);
            if (v == 0)
                say("0\n");
            else
                say_either(v > 0, "1\n", "-1\n");
        }
    }
    return 0;
}
