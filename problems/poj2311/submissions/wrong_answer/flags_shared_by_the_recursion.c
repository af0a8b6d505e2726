/* Wrong: flags the values of the cuts in one array for all sheets, and
   computes the parts of a cut after others are flagged. Those flags are
   overwritten there, unless the parts are known from earlier test cases. */
#include <stdio.h>
#include <string.h>

static int value[201][201];
static char occurs[65536];

static int grundy(int w, int h)
{
    int a;

    if (value[w][h] < 0) {
        memset(occurs, 0, sizeof occurs);
        for (a = 2; a <= w - 2; a++)
            occurs[grundy(a, h) ^ grundy(w - a, h)] = 1;
        for (a = 2; a <= h - 2; a++)
            occurs[grundy(w, a) ^ grundy(w, h - a)] = 1;
        for (a = 0; occurs[a]; a++)
            ;
        value[w][h] = value[h][w] = a;
    }
    return value[w][h];
}

int main(void)
{
    int w, h;

    memset(value, -1, sizeof value);
    while (scanf("%d %d", &w, &h) == 2)
        puts(grundy(w, h) != 0 ? "WIN" : "LOSE");
    return 0;
}
