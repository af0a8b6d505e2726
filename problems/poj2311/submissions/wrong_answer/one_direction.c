/* Wrong: cuts the sheet in one direction only. */
#include <stdio.h>
#include <string.h>

static int grundy[201][201];

int main(void)
{
    int w, h, a;
    static char occurs[256];

    for (w = 2; w <= 200; w++)
        for (h = 2; h <= 200; h++) {
            memset(occurs, 0, sizeof occurs);
            for (a = 2; a <= w - 2; a++)
                occurs[grundy[a][h] ^ grundy[w - a][h]] = 1;
            for (a = 0; occurs[a]; a++)
                ;
            grundy[w][h] = a;
        }
    while (scanf("%d %d", &w, &h) == 2)
        puts(grundy[w][h] != 0 ? "WIN" : "LOSE");
    return 0;
}
