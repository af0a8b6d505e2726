/* Luogu P4617, Planinarenje: Slavko wins from a peak if and only if every
   maximum matching covers it. The other peaks are those that are reached by
   the searches of Kuhn's algorithm that fail. */
#include <stdio.h>

enum { MAX = 5000 };

static int first[MAX + 1], next[MAX + 1], to[MAX + 1]; /* trails of peaks */
static int valley_of[MAX + 1], peak_of[MAX + 1]; /* the matching */
static int from[MAX + 1]; /* the peak from which a search came, or 0 */
static int peaks[MAX + 1], valleys[MAX + 1], loses[MAX + 1];

/* Tries to match the peak, and marks all peaks reached if it fails. */
static void match(int start)
{
    int head = 0, ends = 1, count = 0, peak, valley, old, t;

    for (peaks[0] = start; head < ends; head++)
        for (t = first[peaks[head]]; t != 0; t = next[t]) {
            valley = to[t];
            if (from[valley] != 0)
                continue;
            from[valley] = peaks[head];
            valleys[count++] = valley;
            if (peak_of[valley] != 0) {
                peaks[ends++] = peak_of[valley];
                continue;
            }
            for (; valley != 0; valley = old) { /* back to the start */
                peak = from[valley];
                old = valley_of[peak];
                valley_of[peak] = valley;
                peak_of[valley] = peak;
            }
            while (count > 0)
                from[valleys[--count]] = 0;
            return;
        }
    for (head = 0; head < ends; head++)
        loses[peaks[head]] = 1;
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
        match(peak);
    for (peak = 1; peak <= n; peak++)
        puts(loses[peak] ? "Mirko" : "Slavko");
    return 0;
}
