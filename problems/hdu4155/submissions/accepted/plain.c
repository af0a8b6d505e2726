/* HDU 4155, The Game of 31: a pile is how many it has of each card, a number
   of six digits in base 5. It is won if a card that is left and keeps the sum
   within 31 makes a lost one; larger piles are settled first. */
#include <stdio.h>
#include <string.h>

enum { PILES = 15625 }; /* 5 to the power 6 */

static const int place[7] = { 0, 1, 5, 25, 125, 625, 3125 };
static int wins[PILES]; /* whether the player to move wins */

int main(void)
{
    char game[32];
    size_t i, length;
    int pile, card, sum, a_is_to_move;

    for (pile = PILES - 1; pile >= 0; pile--) {
        sum = 0;
        for (card = 1; card <= 6; card++)
            sum += card * (pile / place[card] % 5);
        for (card = 1; card <= 6 && sum + card <= 31; card++)
            if (pile / place[card] % 5 < 4 && !wins[pile + place[card]])
                wins[pile] = 1;
    }
    while (scanf("%31s", game) == 1) {
        length = strlen(game);
        pile = 0;
        for (i = 0; i < length; i++)
            pile += place[game[i] - '0'];
        a_is_to_move = length % 2 == 0;
        printf("%s %c\n", game, wins[pile] == a_is_to_move ? 'A' : 'B');
    }
    return 0;
}
