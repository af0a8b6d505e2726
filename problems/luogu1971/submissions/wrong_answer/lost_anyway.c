/* Wrong: also counts moves before which Rabbit could not win any more. */
#include <stdio.h>

enum { W = 42, N = W * W }; /* with a border around the board */

static const int step[] = { -W, -1, 1, W };
static char colour[N]; /* X, O, or 0 off the board and where the gap was */
static int partner[N], seen[N], mistakes[N];

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
    int n = 0, m, k = 0, i, v, gap = W, x, y, wins, count = 0;

    scanf("%d %d", &n, &m);
    for (i = 1; i <= n && scanf("%40s", &colour[i * W + 1]) == 1; i++)
        ;
    while (gap < N - W && colour[gap] != '.')
        gap++;
    colour[gap] = 'X';
    for (v = W; v < N - W; v++)
        if (colour[v] != 0 && partner[v] == 0)
            match(v, v);
    scanf("%d", &k);
    for (i = 0; i < 2 * k && scanf("%d %d", &x, &y) == 2; i++) {
        v = partner[gap]; /* can it be matched without the gap? */
        colour[gap] = 0;
        partner[v] = 0;
        wins = v != 0 && !match(v, N + i);
        if (i % 2 == 1 && wins)
            mistakes[count++] = i / 2 + 1;
        gap = x * W + y;
    }
    printf("%d\n", count);
    for (i = 0; i < count; i++)
        printf("%d\n", mistakes[i]);
    return 0;
}
