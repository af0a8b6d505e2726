/* Wrong: never visits a valley twice, even after a search that succeeded, so
   the matching may be too small. */
#include <stdio.h>

enum { MAX = 5000 };

static int first[MAX + 1], next[MAX + 1], to[MAX + 1];
static int peak_of[MAX + 1], seen[MAX + 1], is_free[MAX + 1], loses[MAX + 1];

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

static void lose(int peak)
{
    int t;

    loses[peak] = 1;
    for (t = first[peak]; t != 0; t = next[t])
        if (peak_of[to[t]] != 0 && !loses[peak_of[to[t]]])
            lose(peak_of[to[t]]);
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
    for (peak = 1; peak <= n; peak++)
        is_free[peak] = !match(peak);
    for (peak = 1; peak <= n; peak++)
        if (is_free[peak])
            lose(peak);
    for (peak = 1; peak <= n; peak++)
        puts(loses[peak] ? "Mirko" : "Slavko");
    return 0;
}
