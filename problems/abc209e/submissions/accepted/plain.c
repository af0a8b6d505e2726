/* AtCoder ABC 209 E, Shiritori: words are arrows from their first three letters
   to their last three. No arrows: lost. Then backwards: an arrow to a lost
   vertex wins, only arrows to won ones lose. The rest is a draw. */
#include <stdio.h>
#include <string.h>

enum { N = 200000, V = 64 * 64 * 64 };

static int first[N], last[N];
static int latest[V], earlier[N]; /* list the words with these last letters */
static int left[V]; /* words with these first letters to be looked at */
static int state[V], queue[V]; /* 1 is won, -1 is lost */

static int number(const char *word)
{
    return ((word[0] - 'A') * 64 + word[1] - 'A') * 64 + word[2] - 'A';
}

int main(void)
{
    int n, i, v, head = 0, tail = 0;
    char word[9];

    if (scanf("%d", &n) != 1)
        return 0;
    for (v = 0; v < V; v++)
        latest[v] = -1;
    for (i = 0; i < n && scanf("%8s", word) == 1; i++) {
        first[i] = number(word);
        last[i] = number(word + strlen(word) - 3);
        left[first[i]]++;
        earlier[i] = latest[last[i]];
        latest[last[i]] = i;
    }
    for (v = 0; v < V; v++)
        if (left[v] == 0) {
            state[v] = -1;
            queue[tail++] = v;
        }
    while (head < tail) {
        v = queue[head++];
        for (i = latest[v]; i >= 0; i = earlier[i]) {
            left[first[i]]--;
            if (state[first[i]] == 0 && (state[v] < 0 || left[first[i]] == 0)) {
                state[first[i]] = -state[v];
                queue[tail++] = first[i];
            }
        }
    }
    for (i = 0; i < n; i++)
        puts(state[last[i]] < 0 ? "Takahashi" :
             state[last[i]] > 0 ? "Aoki" : "Draw");
    return 0;
}
