/* Wrong: looks at one maximum matching only, and lets Slavko win from all peaks
   that it covers. */
#include <stdio.h>
#include <string.h>

enum { MAX = 5000 };

static int first[MAX + 1], next[MAX + 1], to[MAX + 1];
static int peak_of[MAX + 1], seen[MAX + 1], is_covered[MAX + 1];

static int match(int peak)
{
    int t;

    for (t = first[peak]; t != 0; t = next[t]) {
        if (seen[to[t]])
            continue;
        seen[to[t]] = 1;
        if (peak_of[to[t]] == 0 || match(peak_of[to[t]])) {
            peak_of[to[t]] = peak;
            return 1;
        }
    }
    return 0;
}

int main(void)
{
    int n, m, t, peak;

    if (scanf("%d %d", &n, &m) != 2)
        return 0;
    for (t = 1; t <= m && scanf("%d %d", &peak, &to[t]) == 2; t++) {
        next[t] = first[peak];
        first[peak] = t;
    }
    for (peak = 1; peak <= n; peak++) {
        memset(seen, 0, sizeof seen);
        is_covered[peak] = match(peak);
    }
    for (peak = 1; peak <= n; peak++)
        puts(is_covered[peak] ? "Slavko" : "Mirko");
    return 0;
}
