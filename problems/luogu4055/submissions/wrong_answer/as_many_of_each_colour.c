/* Wrong: thinks that there is a perfect matching if there are as many free cells of one colour as of the other. */
#include <stdio.h>

enum { W = 102, N = W * W };

int step[4] = { -W, -1, 1, W };
int is_free[N], partner[N], seen[N], left_out[N];

int match(int v, int search) /* is v matched by an alternating path? */
{
    int d, w;

    for (d = 0; d < 4; d++) {
        w = v + step[d];
        if (!is_free[w] || seen[w] == search)
            continue;
        seen[w] = search;
        if (partner[w] == 0 || match(partner[w], search)) {
            partner[w] = v;
            partner[v] = w;
            return 1;
        }
    }
    return 0;
}

void leave_out(int v) /* v, and what is reached by alternating paths */
{
    int d, w;

    left_out[v] = 1;
    for (d = 0; d < 4; d++) {
        w = v + step[d];
        if (is_free[w] && !left_out[partner[w]])
            leave_out(partner[w]);
    }
}

int main(void)
{
    int n, m, v, wins = 0, more = 0;
    char row[W];

    scanf("%d %d", &n, &m);
    for (v = W; v < W * (n + 1) && scanf("%101s", row) == 1; v += W)
        for (m = 0; row[m] != '\0'; m++)
            is_free[v + m + 1] = row[m] == '.';
    for (v = W; v < N - W; v++)
        if (is_free[v] && partner[v] == 0)
            match(v, v);
    for (v = W; v < N - W; v++)
        if (is_free[v] && partner[v] == 0 && !left_out[v])
            leave_out(v);
    for (v = W; v < N - W; v++)
        more += is_free[v] ? (v / W + v % W) % 2 * 2 - 1 : 0;
    for (v = W; v < N - W; v++)
        if (more != 0 && left_out[v])
            printf("%s%d %d\n", wins++ == 0 ? "WIN\n" : "", v / W, v % W);
    if (wins == 0)
        puts("LOSE");
    return 0;
}
