/* Luogu P1971, The Rabbit and Egg Game: with edges between cells side by side
   of different colours, the player to move wins if and only if the maximum
   matching of the cells that the gap has not left becomes larger by its cell.
   So the cells that it left come back, from the end of the game. */
#include <stdio.h>

enum { W = 42, N = W * W }; /* with a border around the board */

static const int step[] = { -W, -1, 1, W };
static char colour[N]; /* X, O, or 0 off the board and where the gap was */
static int partner[N], seen[N], gap[2 * N], wins[2 * N];

static int match(int v, int search) /* by an alternating path */
{
    int d, w;

    for (d = 0; d < 4; d++) {
        w = v + step[d];
        if (seen[w] == search || colour[w] == 0 || colour[w] == colour[v])
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

int main(void)
{
    int n = 0, m, k = 0, i, v, x, y, count = 0;

    scanf("%d %d", &n, &m);
    for (i = 1; i <= n && scanf("%40s", &colour[i * W + 1]) == 1; i++)
        ;
    for (v = W; v < N - W; v++)
        if (colour[v] == '.')
            gap[0] = v;
    scanf("%d", &k);
    for (i = 0; i < 2 * k && scanf("%d %d", &x, &y) == 2; i++) {
        colour[gap[i]] = 0;
        gap[i + 1] = x * W + y;
    }
    for (v = W; v < N - W; v++)
        if (colour[v] != 0 && partner[v] == 0)
            match(v, v);
    while (i-- > 0) {
        colour[gap[i]] = i % 2 == 0 ? 'X' : 'O';
        wins[i] = match(gap[i], N + i);
    }
    for (i = 0; i < 2 * k; i += 2)
        count += wins[i] && wins[i + 1];
    printf("%d\n", count);
    for (i = 0; i < 2 * k; i += 2)
        if (wins[i] && wins[i + 1])
            printf("%d\n", i / 2 + 1);
    return 0;
}
