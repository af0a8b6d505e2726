/* Wrong: follows the plan of the sums 3, 10, 17, 24 and 31, as if no card ran
   out. */
#include <stdio.h>
#include <string.h>

int main(void)
{
    char game[32];
    size_t i, length;
    int sum, wins;

    while (scanf("%31s", game) == 1) {
        length = strlen(game);
        sum = 0;
        for (i = 0; i < length; i++)
            sum += game[i] - '0';
        wins = sum % 7 != 3;
        printf("%s %c\n", game, wins == (length % 2 == 0) ? 'A' : 'B');
    }
    return 0;
}
