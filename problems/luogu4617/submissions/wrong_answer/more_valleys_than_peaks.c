/* Wrong: lets Slavko win where no more peaks than valleys are connected. */
#include <stdio.h>

enum { MAX = 5000 };

static int link[2 * MAX + 1], peaks[2 * MAX + 1], valleys[2 * MAX + 1];

static int root(int place)
{
    while (link[place] != place)
        place = link[place] = link[link[place]];
    return place;
}

int main(void)
{
    int n, m, i, peak, valley;

    if (scanf("%d %d", &n, &m) != 2)
        return 0;
    for (i = 1; i <= 2 * n; i++)
        link[i] = i;
    while (m-- > 0 && scanf("%d %d", &peak, &valley) == 2)
        link[root(peak)] = root(n + valley);
    for (i = 1; i <= n; i++) {
        peaks[root(i)]++;
        valleys[root(n + i)]++;
    }
    for (i = 1; i <= n; i++)
        puts(peaks[root(i)] <= valleys[root(i)] ? "Slavko" : "Mirko");
    return 0;
}
