/* Wrong: adds the values of the two parts, with carrying. */
#include <stdio.h>
#include <string.h>

static int grundy[201][201];

int main(void)
{
    int w, h, a;
    static char occurs[65536];

    for (w = 2; w <= 200; w++)
        for (h = 2; h <= w; h++) {
            memset(occurs, 0, sizeof occurs);
            for (a = 2; a <= w - 2; a++)
                occurs[grundy[a][h] + grundy[w - a][h]] = 1;
            for (a = 2; a <= h - 2; a++)
                occurs[grundy[w][a] + grundy[w][h - a]] = 1;
            for (a = 0; occurs[a]; a++)
                ;
            grundy[w][h] = grundy[h][w] = a;
        }
    while (scanf("%d %d", &w, &h) == 2)
        puts(grundy[w][h] != 0 ? "WIN" : "LOSE");
    return 0;
}
