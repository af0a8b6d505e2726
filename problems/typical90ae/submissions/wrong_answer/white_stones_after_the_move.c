/* Wrong: adds as many blue stones as white ones are left after the move. */
#include <stdio.h>

enum { MAX = 50, HEAPS = 100000 };
enum { BLUE = MAX + MAX * (MAX + 1) / 2 }; /* the most a heap can come to */

static int value[MAX + 1][BLUE + 1], white[HEAPS];

static int mex(int w, int b)
{
    int occurs[BLUE] = {0}; /* there are fewer options, so values are below */
    int k, result = 0;

    if (w >= 1)
        occurs[value[w - 1][b + w - 1]] = 1;
    for (k = 1; k <= b / 2; k++)
        occurs[value[w][b - k]] = 1;
    while (occurs[result])
        result++;
    return result;
}

int main(void)
{
    int n, i, w, b, most = BLUE, sum = 0;

    for (w = 0; w <= MAX; w++) {
        most -= w; /* a move from here adds w blue stones */
        for (b = 0; b <= most; b++)
            value[w][b] = mex(w, b);
    }
    if (scanf("%d", &n) != 1)
        return 0;
    for (i = 0; i < n; i++)
        if (scanf("%d", &white[i]) != 1)
            return 0;
    for (i = 0; i < n && scanf("%d", &b) == 1; i++)
        sum ^= value[white[i]][b];
    puts(sum != 0 ? "First" : "Second");
    return 0;
}
