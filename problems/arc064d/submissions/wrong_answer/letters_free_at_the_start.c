/* Wrong: counts the letters that can be removed at the start, as if the others
   stayed and these did not get in each other's way. */
#include <stdio.h>

static char word[100001];

int main(void)
{
    int i, moves = 0;

    if (scanf("%100000s", word) != 1)
        return 0;
    for (i = 1; word[i] != '\0' && word[i + 1] != '\0'; i++)
        moves += word[i - 1] != word[i + 1];
    puts(moves % 2 == 1 ? "First" : "Second");
    return 0;
}
