/* AtCoder ABC 278 F, Shiritori: for each set of words that have not been said,
   the letters with which the player to move wins, as bits; smaller sets first.
   A word wins if its last letter does not with the set of the others. */
#include <stdio.h>
#include <string.h>

static unsigned long won[1 << 16];

int main(void)
{
    int n, i, set, first[16], last[16];
    char word[11];

    if (scanf("%d", &n) != 1 || n > 16)
        return 0;
    for (i = 0; i < n && scanf("%10s", word) == 1; i++) {
        first[i] = word[0] - 'a';
        last[i] = word[strlen(word) - 1] - 'a';
    }
    for (set = 1; set < 1 << n; set++)
        for (i = 0; i < n; i++)
            if (set >> i & 1 && !(won[set ^ 1 << i] >> last[i] & 1))
                won[set] |= 1ul << first[i];
    puts(won[(1 << n) - 1] != 0 ? "First" : "Second");
    return 0;
}
