/* Codeforces 276B, Little Girl and Game: the first player loses if and only if
   an even number of letters, not 0, occur an odd number of times. */
#include <stdio.h>

static int is_odd[256];

int main(void)
{
    int letter, odd_letters = 0;

    while ((letter = getchar()) >= 'a' && letter <= 'z') {
        is_odd[letter] = !is_odd[letter];
        odd_letters += is_odd[letter] ? 1 : -1;
    }
    puts(odd_letters == 0 || odd_letters % 2 == 1 ? "First" : "Second");
    return 0;
}
