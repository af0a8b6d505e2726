/* Wrong: thinks that all letters but the ends are removed. */
#include <stdio.h>
#include <string.h>

static char word[100001];

int main(void)
{
    if (scanf("%100000s", word) != 1)
        return 0;
    puts(strlen(word) % 2 == 1 ? "First" : "Second");
    return 0;
}
