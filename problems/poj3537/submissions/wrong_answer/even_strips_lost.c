/* Wrong: knows only the mirror strategy: first the middle cell of an odd strip,
   and an answer to every move on an even one. */
#include <stdio.h>

int main(void)
{
    int cells;

    if (scanf("%d", &cells) == 1)
        puts(cells % 2 != 0 ? "1" : "2");
    return 0;
}
