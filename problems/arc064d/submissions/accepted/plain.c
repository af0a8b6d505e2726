/* AtCoder ARC 064 D, An Ordinary Game: in the end two letters alternate, so an
   odd number of letters is left if and only if the ends are equal. The first
   player wins if and only if the number of moves until then is odd. */
#include <stdio.h>
#include <string.h>

static char word[100001];

int main(void)
{
    size_t length;
    int ends_are_equal;

    if (scanf("%100000s", word) != 1)
        return 0;
    length = strlen(word);
    ends_are_equal = word[0] == word[length - 1];
    puts((length - ends_are_equal) % 2 == 1 ? "First" : "Second");
    return 0;
}
