/* Wrong: takes the sum of 31 to be forbidden, too. */
#include <stdio.h>
#include <string.h>

static const int place[7] = { 0, 1, 5, 25, 125, 625, 3125 };
static int wins[15625];

int main(void)
{
    char game[32];
    size_t i, length;
    int pile, card, sum;

    for (pile = 15624; pile >= 0; pile--) {
        sum = 0;
        for (card = 1; card <= 6; card++)
            sum += card * (pile / place[card] % 5);
        for (card = 1; card <= 6 && sum + card < 31; card++)
            if (pile / place[card] % 5 < 4 && !wins[pile + place[card]])
                wins[pile] = 1;
    }
    while (scanf("%31s", game) == 1) {
        length = strlen(game);
        pile = sum = 0;
        for (i = 0; i < length; i++) {
            pile += place[game[i] - '0'];
            sum += game[i] - '0';
        }
        printf("%s %c\n", game,
            wins[pile] == (length % 2 == 0) ? 'A' : 'B');
    }
    return 0;
}
