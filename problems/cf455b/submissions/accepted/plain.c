/* Codeforces 455B, A Lot of Games: the first player wins if the beginner of a
   game can win it, and can lose it on purpose or k is odd. */
#include <stdio.h>

/* The beginnings of words, and the numbers of those with one more letter. */
static int longer[100001][26], can_win[100001], can_lose[100001];
static char word[100001];

int main(void)
{
    long n, k;
    int count = 1, at, option, i;

    if (scanf("%ld %ld", &n, &k) != 2)
        return 0;
    while (n-- > 0 && scanf("%100000s", word) == 1) {
        at = 0;
        for (i = 0; word[i] != '\0'; i++) {
            if (longer[at][word[i] - 'a'] == 0)
                longer[at][word[i] - 'a'] = count++;
            at = longer[at][word[i] - 'a'];
        }
    }
    for (at = count - 1; at >= 0; at--) { /* The longer ones come later. */
        int options = 0;

        for (i = 0; i < 26; i++)
            if ((option = longer[at][i]) > 0) {
                options++;
                can_win[at] |= !can_win[option];
                can_lose[at] |= !can_lose[option];
            }
        if (options == 0)
            can_lose[at] = 1;
    }
    puts(can_win[0] && (can_lose[0] || k % 2 == 1) ? "First" : "Second");
    return 0;
}
